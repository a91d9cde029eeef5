/** What those who show a shared link make room for, px. */
export const ENVELOPE_PICTURE = { width: 1_200, height: 630 } as const
