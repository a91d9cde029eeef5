// src/domain/checkout/withdrawal.ts
/** The page that says so. */
var TERMS_PATH = "/regulamin";
export { TERMS_PATH as t };
