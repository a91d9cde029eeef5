/** Everything a person asked the product API lies under this key of the query cache, and never outlives a sign-out. */
export const ACCOUNT_KEY = 'account'
