/** The size of link previews, px. */
export const ENVELOPE_PICTURE = { width: 1_200, height: 630 } as const
