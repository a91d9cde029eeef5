/** Long enough for any phrase, short enough that hashing it costs nobody anything. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const
