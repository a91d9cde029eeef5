/** The first part of every query key of public works: they belong to no account. */
export const WORKS_KEY = 'shared-generations'
