/** The most characters (UTF-16 units) of one text: some hundred printed pages. */
export const MOST_TEXT_CHARACTERS = 200_000

/** The most versions kept of one text. */
export const MOST_TEXT_VERSIONS = 50

/** The most characters of all versions of one text together: every open page can copy this. */
export const MOST_VERSION_CHARACTERS = 2_000_000

/** The most characters of a title, given or made of the first line. */
export const MOST_TITLE_CHARACTERS = 80
