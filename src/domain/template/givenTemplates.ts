/** The names under which a document brings templates along (first data). */
export const GIVEN_TEMPLATES = 'templates'
export const GIVEN_TEMPLATE = 'template'
