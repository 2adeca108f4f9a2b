/** The settings can be opened from everywhere; the frame around all pages draws them. */
class SettingsDoor {
    open = $state(false);
}

export const settingsDoor = new SettingsDoor();
