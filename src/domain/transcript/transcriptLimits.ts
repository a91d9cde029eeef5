/** What one transcript may hold: ten hours of fast speech fit. */
export const LONGEST_MS = 36_000_000
export const MOST_PASSAGES = 20_000
export const MOST_WORDS_OF_A_PASSAGE = 2_000
export const MOST_SPEAKERS = 50
/** Signs. */
export const LONGEST_WORD = 200
export const LONGEST_NAME = 100
export const LONGEST_ID = 60
/** Characters of a transcript as it is packed for storage. */
export const MOST_PACKED_CHARACTERS = 30_000_000
/** Versions that are kept of one transcript. */
export const MOST_TRANSCRIPT_VERSIONS = 40
/** Characters that all of them may have together: what every open page can copy. */
export const MOST_VERSIONS_CHARACTERS = 8_000_000
