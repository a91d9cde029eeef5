import {
  d as oneOf,
  g as withDefault,
  h as string,
  l as nullable,
  m as record,
  n as boolean,
  u as number,
} from './readers-Bmq-ZCRK.js'
// src/domain/runtimeConfig.ts
/**
 * The switches of the product with their defaults (specification part 1, section 9; part 2, section 9): those of them
 * that something stands behind. What is not built has none.
 */
var FEATURE_DEFAULTS = {
  imageGeneration: true,
  videoGeneration: true,
  socialSharing: true,
  darkMode: true,
  multiLanguage: true,
}
var readFeatures = record({
  imageGeneration: withDefault(boolean, FEATURE_DEFAULTS.imageGeneration),
  videoGeneration: withDefault(boolean, FEATURE_DEFAULTS.videoGeneration),
  socialSharing: withDefault(boolean, FEATURE_DEFAULTS.socialSharing),
  darkMode: withDefault(boolean, FEATURE_DEFAULTS.darkMode),
  multiLanguage: withDefault(boolean, FEATURE_DEFAULTS.multiLanguage),
})
var LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent']
var readSeller = record({
  name: string,
  address: string,
  taxId: string,
  email: string,
  phone: string,
  register: withDefault(string, ''),
})
var readStorefront = record({
  /** Where the GraphQL calls go: an address of this origin (`/api/…`) or of a real store (`https://…`). */
  endpoint: string,
  /** The storefront's public token. Public by its nature: no secret is ever in this document. */
  publicToken: string,
  apiVersion: string,
})
var readQueryCache = record({
  staleTimeMs: withDefault(number, 6e5),
  gcTimeMs: withDefault(number, 9e5),
})
record({
  version: withDefault(string, ''),
  storefront: withDefault(readStorefront, {
    endpoint: '/api/storefront/2026-04/graphql.json',
    publicToken: 'iskra-public-storefront-token',
    apiVersion: '2026-04',
  }),
  /** Whether the storefront is the one of this server, whose checkout is a page of ours; a real store brings its own. */
  isStorefrontEmbedded: withDefault(boolean, true),
  /** Where letters can be read that nobody sends: a page of this server, while it is being developed or tried out. */
  mailbox: withDefault(nullable(string), null),
  /** The public half of the key that push messages are signed with; null where none are sent. */
  pushKey: withDefault(nullable(string), null),
  /** What writes texts for gifts besides the rules: the name of a provider’s engine; null where there is none. */
  textEngine: withDefault(nullable(string), null),
  /** Who sells: shown on the contact page. */
  seller: withDefault(readSeller, {
    name: '',
    address: '',
    taxId: '',
    email: '',
    phone: '',
    register: '',
  }),
  logLevel: withDefault(oneOf(LOG_LEVELS), 'warn'),
  queryCache: withDefault(readQueryCache, readQueryCache({})),
  features: withDefault(readFeatures, FEATURE_DEFAULTS),
})({})
/** Whether the shop is our own one, with our checkout, and no store elsewhere. */
function isOwnStorefront({ storefront }) {
  return storefront.endpoint.startsWith('/')
}
export { LOG_LEVELS as n, isOwnStorefront as r, FEATURE_DEFAULTS as t }
