/** Everything a person reads of the product API is under this key of the query cache, and never outlives a sign-out. */
export const ACCOUNT_KEY = 'account'
