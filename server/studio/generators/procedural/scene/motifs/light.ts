/** A piece too small to throw a shadow. */
export const FINE = { isDetail: true } as const

/** A small piece that gives off light. */
export const LIT = { isDetail: true, glows: true } as const
