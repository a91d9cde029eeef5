/** Stands in the `<html>` of a document that a device had cached, and says since when (ISO 8601). */
export const CACHED_AT_ATTRIBUTE = 'data-cached-at'

/** Stands beside it, and says for which address (path and search) that document was rendered. */
export const CACHED_FOR_ATTRIBUTE = 'data-cached-for'
