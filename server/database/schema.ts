/** Every table of the server. Each stands with its area; the migrations are made from this list. */
export * from '#server/storefront/tables.ts'
export * from '#server/catalogue/tables.ts'
export * from '#server/checkout/tables.ts'
export * from '#server/webhooks/tables.ts'
export * from '#server/auth/tables.ts'
export * from '#server/account/tables.ts'
export * from '#server/newsletter/tables.ts'
export * from '#server/mail/tables.ts'
