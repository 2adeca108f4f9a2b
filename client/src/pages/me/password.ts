/** What the server asks of a password. */
export const LEAST_PASSWORD = 8;
