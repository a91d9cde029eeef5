import * as z from 'zod/mini'
import { sellerSchema } from '#domain/orders/seller.ts'

/**
 * The switches of the product with their defaults (specification part 1, section 9; part 2, section 9): those of them
 * that something stands behind. What is not built has none.
 */
export const FEATURE_DEFAULTS = {
  imageGeneration: true,
  videoGeneration: true,
  socialSharing: true,
  darkMode: true,
  multiLanguage: true,
}

export type FeatureName = keyof typeof FEATURE_DEFAULTS
export type Features = Record<FeatureName, boolean>

const featuresSchema = z.object({
  imageGeneration: z.prefault(z.boolean(), FEATURE_DEFAULTS.imageGeneration),
  videoGeneration: z.prefault(z.boolean(), FEATURE_DEFAULTS.videoGeneration),
  socialSharing: z.prefault(z.boolean(), FEATURE_DEFAULTS.socialSharing),
  darkMode: z.prefault(z.boolean(), FEATURE_DEFAULTS.darkMode),
  multiLanguage: z.prefault(z.boolean(), FEATURE_DEFAULTS.multiLanguage),
})

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const storefrontSchema = z.object({
  /** Where the GraphQL calls go: an address of this origin (`/api/…`) or of a real store (`https://…`). */
  endpoint: z.string(),
  /** The storefront's public token. Public by its nature: no secret is ever in this document. */
  publicToken: z.string(),
  apiVersion: z.string(),
})

const queryCacheSchema = z.object({
  staleTimeMs: z.prefault(z.number(), 600_000),
  gcTimeMs: z.prefault(z.number(), 900_000),
})

/** What the server tells a page about the services it works with, so that one build serves every deployment. */
export const runtimeConfigSchema = z.object({
  version: z.prefault(z.string(), ''),
  storefront: z.prefault(storefrontSchema, {
    endpoint: '/api/storefront/2026-04/graphql.json',
    publicToken: 'iskra-public-storefront-token',
    apiVersion: '2026-04',
  }),
  /** Whether the storefront is the one of this server, whose checkout is a page of ours; a real store brings its own. */
  isStorefrontEmbedded: z.prefault(z.boolean(), true),
  /** Where letters can be read that nobody sends: a page of this server, while it is being developed or tried out. */
  mailbox: z.prefault(z.nullable(z.string()), null),
  /** The public half of the key that push messages are signed with; null where none are sent. */
  pushKey: z.prefault(z.nullable(z.string()), null),
  /** Who sells: shown on the contact page. */
  seller: z.prefault(sellerSchema, { name: '', address: '', taxId: '', email: '', phone: '' }),
  logLevel: z.prefault(z.enum(LOG_LEVELS), 'warn'),
  queryCache: z.prefault(queryCacheSchema, {}),
  features: z.prefault(featuresSchema, {}),
})

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>

/** The configuration of a page that was told nothing: the embedded services of its own origin. */
export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = runtimeConfigSchema.parse({})

/** The id of the element of the served page that holds this configuration as JSON. */
export const RUNTIME_CONFIG_ELEMENT_ID = 'iskra-config'

/** The id of the element that holds the GraphQL answers the page of this address will ask for first. */
export const FIRST_DATA_ELEMENT_ID = 'iskra-first-data'

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
