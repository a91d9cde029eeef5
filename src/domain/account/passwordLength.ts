/** Long enough for any phrase, short enough to hash cheaply. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const
