/** Characters (UTF-16 units) that one text may have: some hundred printed pages. */
export const MOST_TEXT_CHARACTERS = 200_000

/** Versions that are kept of one text. */
export const MOST_TEXT_VERSIONS = 50

/** The most characters of all versions of one text together: every open page can copy this. */
export const MOST_VERSION_CHARACTERS = 2_000_000

/** Characters of a title, given or made of the first line. */
export const MOST_TITLE_CHARACTERS = 80
