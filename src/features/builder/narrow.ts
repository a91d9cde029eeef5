/** Where there is room for a list of steps alone, as on a phone. */
export const NARROW = '(max-width: 47.99rem)'
