import type { Seller } from '#domain/orders/seller.ts'
import {
  boolean,
  nullable,
  number,
  oneOf,
  type Reader,
  record,
  string,
  switches,
  withDefault,
} from '#domain/readers.ts'

/**
 * The product's switches with their defaults (specification part 2, section 9): only those of existing features.
 * Templates are on: the specification's build had none yet.
 */
export const FEATURE_DEFAULTS = {
  imageGeneration: true,
  videoGeneration: true,
  analytics: true,
  socialSharing: true,
  darkMode: true,
  multiLanguage: true,
  templates: true,
  advancedBuilderNodes: true,
  advancedEditor: false,
  betaFeatures: false,
}

export type FeatureName = keyof typeof FEATURE_DEFAULTS
export type Features = Record<FeatureName, boolean>

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const readSeller: Reader<Seller> = record({
  name: string,
  address: string,
  taxId: string,
  email: string,
  phone: string,
  register: withDefault(string, ''),
})

const readStorefront = record({
  /** Where the GraphQL calls go: an address of this origin (`/api/…`) or of a real store (`https://…`). */
  endpoint: string,
  /** The storefront's public token. Public by its nature: no secret is ever in this document. */
  publicToken: string,
  apiVersion: string,
})

const readQueryCache = record({
  staleTimeMs: withDefault(number, 600_000),
  gcTimeMs: withDefault(number, 900_000),
})

/** Reads the server's configuration of a page's services, so that one build serves every deployment. */
export const runtimeConfigReader = record({
  version: withDefault(string, ''),
  storefront: withDefault(readStorefront, {
    endpoint: '/api/storefront/2026-04/graphql.json',
    publicToken: 'iskra-public-storefront-token',
    apiVersion: '2026-04',
  }),
  /** Whether the storefront is the one of this server, whose checkout is a page of ours; a real store brings its own. */
  isStorefrontEmbedded: withDefault(boolean, true),
  /** The page with letters that aren't really sent, on this server while it is being developed or tried out. */
  mailbox: withDefault(nullable(string), null),
  /**
   * Whether a carrier is connected: parcel lockers are offered and days of delivery told where it is, and nowhere else.
   */
  hasCarrier: withDefault(boolean, false),
  /** The public half of the key that push messages are signed with; null where none are sent. */
  pushKey: withDefault(nullable(string), null),
  /** The engine that writes texts for gifts besides the rules, by its provider's name; null where there is none. */
  textEngine: withDefault(nullable(string), null),
  /** The seller: shown on the contact page. */
  seller: withDefault(readSeller, { name: '', address: '', taxId: '', email: '', phone: '', register: '' }),
  logLevel: withDefault(oneOf(LOG_LEVELS), 'warn'),
  queryCache: withDefault(readQueryCache, readQueryCache({})),
  features: withDefault(switches(FEATURE_DEFAULTS), FEATURE_DEFAULTS),
})

export type RuntimeConfig = ReturnType<typeof runtimeConfigReader>

/** The configuration without the server's: the embedded services of its own origin. */
export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = runtimeConfigReader({})

/** The id of the element of the served page that holds this configuration as JSON. */
export const RUNTIME_CONFIG_ELEMENT_ID = 'iskra-config'

/** The id of the element that holds the GraphQL answers the page of this address will ask for first. */
export const INITIAL_DATA_ELEMENT_ID = 'iskra-first-data'

/** One answer given with the page, so that its first call needs no network. */
export interface FirstAnswer {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly answer: unknown
}

/** Whether the shop is our own one, with our checkout, and no store elsewhere. */
export function isOwnStorefront({ storefront }: RuntimeConfig): boolean {
  return storefront.endpoint.startsWith('/')
}
