// src/api/session/accountKey.ts
/** Everything a person asked the product API lies under this key of the query cache, and never outlives a sign-out. */
var ACCOUNT_KEY = "account";
export { ACCOUNT_KEY as t };
