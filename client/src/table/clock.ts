/** Writes time that is left: hours only where there are any. */
export function clockText(seconds: number): string {
    const whole = Math.max(0, Math.ceil(seconds));
    const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    const shown = parts[0] ? parts : parts.slice(1);
    return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}
