import { ADMIN, type Access, ANYONE, SIGNED_IN, VERIFIED } from './access.ts'

/**
 * Every endpoint of the product API and who may call it. The server asks this table before it does anything, the
 * tests walk through it, and an endpoint that isn't here keeps the server from starting and the API from compiling.
 * Whose an object is, is judged besides: an id of somebody else's answers as one that never was.
 */
export const ENDPOINT_ACCESS = {
  'POST /api/v1/auth/register': ANYONE,
  'POST /api/v1/auth/login': ANYONE,
  'POST /api/v1/auth/logout': ANYONE,
  'GET /api/v1/auth/me': SIGNED_IN,
  'POST /api/v1/auth/change-password': SIGNED_IN,
  'POST /api/v1/auth/forgot-password': ANYONE,
  'POST /api/v1/auth/reset-password': ANYONE,
  'POST /api/v1/auth/verify-email': ANYONE,
  'POST /api/v1/auth/resend-verification': ANYONE,
  'POST /api/v1/auth/refresh': ANYONE,
  'POST /api/v1/auth/passkeys/options': ANYONE,
  'POST /api/v1/auth/passkeys/login': ANYONE,

  'GET /api/v1/account/sessions': SIGNED_IN,
  'DELETE /api/v1/account/sessions': SIGNED_IN,
  'DELETE /api/v1/account/sessions/{id}': SIGNED_IN,
  'GET /api/v1/account/passkeys': SIGNED_IN,
  'POST /api/v1/account/passkeys/options': VERIFIED,
  'POST /api/v1/account/passkeys': VERIFIED,
  'PATCH /api/v1/account/passkeys/{id}': VERIFIED,
  'DELETE /api/v1/account/passkeys/{id}': SIGNED_IN,
  'GET /api/v1/account/preferences': SIGNED_IN,
  'PATCH /api/v1/account/preferences': SIGNED_IN,
  'GET /api/v1/account/profile': SIGNED_IN,
  'PATCH /api/v1/account/profile': VERIFIED,
  'POST /api/v1/account/email': SIGNED_IN,
  'GET /api/v1/account/billing': SIGNED_IN,
  'PUT /api/v1/account/billing': SIGNED_IN,
  'GET /api/v1/account/orders': VERIFIED,
  'GET /api/v1/account/export': SIGNED_IN,
  'DELETE /api/v1/account': SIGNED_IN,

  'GET /api/v1/credits': SIGNED_IN,
  'GET /api/v1/credits/movements': SIGNED_IN,
  'GET /api/v1/credits/purchases/{token}': SIGNED_IN,

  'POST /api/v1/generation/keys': VERIFIED,
  'GET /api/v1/generation/engines': ANYONE,
  'GET /api/v1/generations': VERIFIED,
  'GET /api/v1/generations/stats': VERIFIED,
  'GET /api/v1/generations/shared': ANYONE,
  'GET /api/v1/generations/shared/{token}': ANYONE,
  'GET /api/v1/generations/{id}': VERIFIED,
  'PATCH /api/v1/generations/{id}': VERIFIED,
  'DELETE /api/v1/generations/{id}': VERIFIED,
  'POST /api/v1/generations/{id}/restore': VERIFIED,
  'POST /api/v1/generations/{id}/share': VERIFIED,
  'DELETE /api/v1/generations/{id}/share': VERIFIED,
  'GET /api/v1/generations/{id}/public': ANYONE,

  'GET /api/v1/profiles/{username}': ANYONE,
  'POST /api/v1/newsletter': ANYONE,
  'POST /api/v1/newsletter/confirm': ANYONE,
  'POST /api/v1/newsletter/unsubscribe': ANYONE,

  'POST /api/v1/push/subscriptions': VERIFIED,
  'DELETE /api/v1/push/subscriptions': SIGNED_IN,

  'GET /api/v1/gallery/images': VERIFIED,
  'GET /api/v1/gallery/images/{id}': VERIFIED,
  'POST /api/v1/gallery/images/upload': VERIFIED,
  'POST /api/v1/gallery/images/presign': VERIFIED,
  'POST /api/v1/gallery/images/confirm': VERIFIED,
  'POST /api/v1/gallery/images/delete': VERIFIED,
  'POST /api/v1/gallery/images/restore': VERIFIED,
  'DELETE /api/v1/gallery/images/{id}': VERIFIED,
  'POST /api/v1/gallery/images/{id}/usage': VERIFIED,
  'GET /api/v1/gallery/albums': VERIFIED,
  'POST /api/v1/gallery/albums': VERIFIED,
  'PATCH /api/v1/gallery/albums/{id}': VERIFIED,
  'DELETE /api/v1/gallery/albums/{id}': VERIFIED,
  'POST /api/v1/gallery/albums/{id}/images': VERIFIED,
  'POST /api/v1/gallery/albums/{id}/images/remove': VERIFIED,

  'GET /api/v1/admin/users': ADMIN,
  'PUT /api/v1/admin/users/{id}/roles': ADMIN,
  'GET /api/v1/admin/prices': ADMIN,
  'PUT /api/v1/admin/prices/{engine}': ADMIN,

  'GET /api/v1/openapi.json': ANYONE,
} as const satisfies Readonly<Record<string, Access>>

/** `METHOD /path` with `{name}` for what a call fills in, as the OpenAPI document writes it. */
export type Endpoint = keyof typeof ENDPOINT_ACCESS

/**
 * Whatever else the server answers, besides the product API: open to anybody as far as accounts go. A checkout, a cart,
 * a webhook and a stored file's address have a secret or a signature of their own; the mailbox is there for development alone. The server
 * doesn't start with an address that is in neither table.
 */
export const SERVICE_ACCESS = {
  'GET /api/health': ANYONE,
  'GET /config.json': ANYONE,
  'ALL /api/storefront/{version}/graphql.json': ANYONE,
  'POST /api/storefront/{version}/graphql.json': ANYONE,
  'ALL /api/storefront/graphql.json': ANYONE,
  'POST /api/storefront/graphql.json': ANYONE,
  'ALL /api/{version}/graphql.json': ANYONE,
  'POST /api/{version}/graphql.json': ANYONE,
  'ALL /api/graphql.json': ANYONE,
  'POST /api/graphql.json': ANYONE,
  'GET /api/checkout/{token}': ANYONE,
  'PUT /api/checkout/{token}/details': ANYONE,
  'PUT /api/checkout/{token}/discount': ANYONE,
  'POST /api/checkout/{token}/pay': ANYONE,
  'POST /api/webhooks/orders-paid': ANYONE,
  'POST /api/generators/{generator}/generuj/{what}': ANYONE,
  'GET /api/generators/{generator}/status/{id}': ANYONE,
  'GET /api/generators/{generator}/result/{id}': ANYONE,
  'POST /api/generators/{generator}/cancel/{id}': ANYONE,
  'GET /api/generators/{generator}/history': ANYONE,
  'GET /media/*': ANYONE,
  'GET /files/*': ANYONE,
  'PUT /files/uploads/{id}': ANYONE,
  'POST /udostepnij': ANYONE,
  'GET /dev/poczta': ANYONE,
  'GET /dev/poczta/letters.json': ANYONE,
  'GET /dev/poczta/{id}': ANYONE,
  'GET /dev/poczta/{id}/html': ANYONE,
  'GET /robots.txt': ANYONE,
  'GET /sitemap.xml': ANYONE,
  'GET /*': ANYONE,
} as const satisfies Readonly<Record<string, Access>>
