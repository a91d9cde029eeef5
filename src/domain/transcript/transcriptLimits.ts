/** What one transcript may hold: ten hours of fast speech fit. */
export const LONGEST_MS = 36_000_000
export const MOST_PASSAGES = 20_000
export const MOST_WORDS_OF_A_PASSAGE = 2_000
export const MOST_SPEAKERS = 50
/** Signs. */
export const LONGEST_WORD = 200
export const LONGEST_NAME = 100
export const LONGEST_ID = 60
