/** The first part of every query key of works that anybody may see: they belong to no account. */
export const WORKS_KEY = 'shared-generations'
