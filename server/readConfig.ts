import { resolve } from 'node:path'
import { z } from 'zod'
import { isTaxIdOf, normaliseTaxId } from '#domain/account/taxId.ts'
import { HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { FEATURE_DEFAULTS, LOG_LEVELS, type FeatureName, type Features } from '#domain/runtimeConfig.ts'
import {
  EMBEDDED_API_VERSION,
  EMBEDDED_STOREFRONT_ENDPOINT,
  EMBEDDED_PUBLIC_TOKEN,
  type StorefrontConfig,
  type MailConfig,
  type PaymentsConfig,
  type FilesConfig,
  type EnvironmentConfig,
} from './platform/config.ts'
import { isLoopback } from './platform/web/loopback.ts'
import { type ProviderVariable, readProviderSettings } from './platform/providers/providerSettings.ts'
import { vapidPublicKey } from './platform/push/pushKeys.ts'

/** Wrong settings, one clear line for each wrong value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Each switch of the product and the variable that sets it. */
export const FEATURE_VARIABLES = {
  imageGeneration: 'FEATURE_IMAGE_GENERATION',
  videoGeneration: 'FEATURE_VIDEO_GENERATION',
  analytics: 'FEATURE_ANALYTICS',
  socialSharing: 'FEATURE_SOCIAL_SHARING',
  darkMode: 'FEATURE_DARK_MODE',
  multiLanguage: 'FEATURE_MULTI_LANGUAGE',
  templates: 'FEATURE_TEMPLATES',
  advancedBuilderNodes: 'FEATURE_ADVANCED_BUILDER_NODES',
  advancedEditor: 'FEATURE_ADVANCED_EDITOR',
  betaFeatures: 'FEATURE_BETA_FEATURES',
} as const satisfies Record<FeatureName, string>

const milliseconds = z.coerce
  .number({ error: 'must be a number of milliseconds' })
  .int('must be a number of milliseconds')
  .min(0, 'must be a number of milliseconds')
  .optional()

const wholeAboveZero = z.coerce
  .number({ error: 'must be a whole number above 0' })
  .int('must be a whole number above 0')
  .min(1, 'must be a whole number above 0')

const switchSchema = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1' || text === 'on')
  .optional()

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://iskra.example', abort: true })
  .refine(
    (text) => new URL(text).pathname === '/' && new URL(text).search === '',
    'must be an origin, without a path',
  )
  .transform((text) => new URL(text).origin)

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number, 1 to 65535' })
    .int('must be a port number, 1 to 65535')
    .min(1, 'must be a port number, 1 to 65535')
    .max(65_535, 'must be a port number, 1 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^(?:[\w.-]+|\[?[\da-f:.]+\]?)$/i, 'must be an address of this machine, like 0.0.0.0')
    .transform((text) => text.replaceAll(/[[\]]/g, ''))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://user:password@host:5432/name',
    })
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  STOREFRONT_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address like https://shop.example/api/2026-04/graphql.json',
    })
    .optional(),
  STOREFRONT_PUBLIC_TOKEN: z.string().optional(),
  STOREFRONT_PICTURE_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(origin))
    .default(['https://cdn.shopify.com']),
  STOREFRONT_CALLS_PER_MINUTE: wholeAboveZero.default(1_200),
  WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TEST_PAYMENTS: switchSchema,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be like Iskra <listy@iskra.example>',
    )
    .optional(),
  MAILBOX: switchSchema,
  NEWSLETTER_PER_MINUTE: wholeAboveZero.default(60),
  LOCKERS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://api-pl-points.easypack24.net/v1' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SELLER_NAME: z.string().trim().max(160).default('Iskra (sprzedawca przykładowy)'),
  SELLER_ADDRESS: z.string().trim().max(200).default('ul. Przykładowa 1, 00-001 Warszawa'),
  SELLER_TAX_ID: z
    .string()
    .transform((text) => normaliseTaxId(text, HOME_COUNTRY))
    .refine((taxId) => taxId === '' || isTaxIdOf(taxId, HOME_COUNTRY), 'must be a NIP, like 5261040828')
    .default(''),
  SELLER_EMAIL: z.union([z.literal(''), z.email('must be an e-mail address')]).default(''),
  SELLER_PHONE: z.string().trim().max(32).default(''),
  SELLER_REGISTER: z.string().trim().max(300).default(''),
  NODE_ENV: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ACCESS_TOKEN_SECONDS: wholeAboveZero.default(600),
  REFRESH_GRACE_SECONDS: wholeAboveZero.default(60),
  THROTTLE_FACTOR: wholeAboveZero.default(1),
  GENERATOR_WORKERS: z.coerce
    .number({ error: 'must be a number from 0 to 16' })
    .int('must be a number from 0 to 16')
    .min(0, 'must be a number from 0 to 16')
    .max(16, 'must be a number from 0 to 16')
    .default(2),
  GENERATOR_LEASE_SECONDS: wholeAboveZero.default(30),
  GENERATOR_FAULTS: switchSchema,
  SPEECH_MODEL_DIR: z.string().optional(),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.eu-central-1.amazonaws.com' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][\w.-]{1,62}$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine((key) => vapidPublicKey(key) !== null, 'must be a P-256 private key in base64url')
    .optional(),
  TRUST_PROXY: switchSchema,
  QUERY_STALE_MS: milliseconds,
  QUERY_KEPT_MS: milliseconds,
  RENDER_MS: milliseconds,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
})

/** Every variable that is read. */
export type EnvironmentVariable =
  | keyof typeof environmentSchema.shape
  | (typeof FEATURE_VARIABLES)[FeatureName]
  | ProviderVariable

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables; an empty one counts as not given. Throws a ConfigError. */
export function readConfig(environment: Environment): EnvironmentConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const lines: string[] = []
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    lines.push(...parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`))
  }
  const features = readFeatures(given, lines)
  if (given['STOREFRONT_ENDPOINT'] !== undefined && given['STOREFRONT_PUBLIC_TOKEN'] === undefined) {
    lines.push('STOREFRONT_PUBLIC_TOKEN is needed when STOREFRONT_ENDPOINT is given')
  }
  const providers = readProviderSettings(given, lines)
  if (parsed.data?.GENERATOR_FAULTS === true && parsed.data.NODE_ENV === 'production') {
    lines.push('GENERATOR_FAULTS is for tests and not allowed with NODE_ENV=production')
  }
  for (const name of S3_VARIABLES) {
    if (given['FILES_S3_ENDPOINT'] !== undefined && given[name] === undefined) {
      lines.push(`${name} is needed when FILES_S3_ENDPOINT is given`)
    }
  }
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines)

  const values = parsed.data
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  const databaseUrl = values.DATABASE_URL ?? null
  const { hostname } = new URL(publicOrigin)
  const isDevelopment = isDevelopmentName(values.NODE_ENV) && isLoopback(hostname)
  const trustsProxy = values.TRUST_PROXY ?? false
  // Unsafe conveniences are on only where other people can't come: one setting of a server for others closes them.
  const isForThisMachine = isDevelopment && isLoopback(values.HOST) && !trustsProxy
  const isOwnMachine = isForThisMachine && databaseUrl === null
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl,
    publicOrigin,
    storefront: storefrontConfig(values),
    webhook: { secret: values.WEBHOOK_SECRET ?? null, url: values.WEBHOOK_URL ?? null },
    payments: paymentsConfig(values, { isOwnMachine, isForThisMachine }),
    mail: mailConfig(values, hostname),
    newsletter: { perMinute: values.NEWSLETTER_PER_MINUTE },
    lockers: { url: values.LOCKERS_URL ?? null },
    seller: {
      name: values.SELLER_NAME,
      address: values.SELLER_ADDRESS,
      taxId: values.SELLER_TAX_ID,
      email: values.SELLER_EMAIL,
      phone: values.SELLER_PHONE,
      register: values.SELLER_REGISTER,
    },
    auth: {
      secret: values.AUTH_SECRET ?? null,
      accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
      refreshGraceSeconds: values.REFRESH_GRACE_SECONDS,
      throttleFactor: values.THROTTLE_FACTOR,
    },
    files: filesConfig(values),
    generators: {
      workers: values.GENERATOR_WORKERS,
      leaseSeconds: values.GENERATOR_LEASE_SECONDS,
      speechModelDir: values.SPEECH_MODEL_DIR === undefined ? null : resolve(values.SPEECH_MODEL_DIR),
      faults: values.GENERATOR_FAULTS ?? false,
    },
    providers,
    push: {
      privateKey: values.VAPID_PRIVATE_KEY ?? null,
      contact: `mailto:listy@${hostname}`,
    },
    hasDemoUsers: isOwnMachine,
    trustsProxy,
    logLevel: values.LOG_LEVEL,
    features,
    renderMs: values.RENDER_MS ?? 2_000,
    cacheTimes: {
      queryStaleMs: values.QUERY_STALE_MS ?? null,
      queryKeptMs: values.QUERY_KEPT_MS ?? null,
    },
  }
}

function readFeatures(given: Environment, lines: string[]): Features {
  const features: Features = { ...FEATURE_DEFAULTS }
  for (const name of Object.keys(FEATURE_VARIABLES).filter(isFeatureName)) {
    const variable = FEATURE_VARIABLES[name]
    const value = switchSchema.safeParse(given[variable]?.toLowerCase())
    if (!value.success) lines.push(`${variable} must be true or false`)
    else if (value.data !== undefined) features[name] = value.data
  }
  return features
}

function isFeatureName(name: string): name is FeatureName {
  return name in FEATURE_DEFAULTS
}

const S3_VARIABLES = ['FILES_S3_BUCKET', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET'] as const

function filesConfig(values: z.infer<typeof environmentSchema>): FilesConfig {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = values
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = values
  if (endpoint === undefined || bucket === undefined || keyId === undefined || secret === undefined) {
    return { s3: null }
  }
  return { s3: { endpoint, bucket, region, keyId, secret } }
}

interface Reach {
  /** Everything about the server is on this machine, its database too. */
  readonly isOwnMachine: boolean
  /** Only this machine reaches it. */
  readonly isForThisMachine: boolean
}

function paymentsConfig(
  values: z.infer<typeof environmentSchema>,
  { isOwnMachine, isForThisMachine }: Reach,
): PaymentsConfig {
  const test = values.TEST_PAYMENTS ?? isOwnMachine
  // Free test orders buy nothing where people rely on the server, whatever else is switched on.
  return { test, testOrdersGive: test && isForThisMachine }
}

/** Empty, or a name that test runners and developers use; any other name is that of a server for others. */
function isDevelopmentName(name: string | undefined): boolean {
  return name === undefined || name === 'development' || name === 'test'
}

function mailConfig(values: z.infer<typeof environmentSchema>, hostname: string): MailConfig {
  const smtpUrl = values.SMTP_URL ?? null
  const isDevelopment = isDevelopmentName(values.NODE_ENV)
  return {
    smtpUrl,
    from: values.MAIL_FROM ?? `Iskra <listy@${hostname}>`,
    // A reader of the mailbox can take over every account: a server with an outside address has none by default.
    mailbox: isDevelopment && smtpUrl === null && (values.MAILBOX ?? isLoopback(hostname)),
  }
}

function storefrontConfig(values: z.infer<typeof environmentSchema>): StorefrontConfig {
  if (values.STOREFRONT_ENDPOINT === undefined) {
    return {
      embedded: true,
      endpoint: EMBEDDED_STOREFRONT_ENDPOINT,
      publicToken: values.STOREFRONT_PUBLIC_TOKEN ?? EMBEDDED_PUBLIC_TOKEN,
      apiVersion: EMBEDDED_API_VERSION,
      pictureOrigins: [],
      callsPerMinute: values.STOREFRONT_CALLS_PER_MINUTE,
    }
  }
  const endpoint = new URL(values.STOREFRONT_ENDPOINT)
  // A store's bare address is enough: the rest of it is the same at every store.
  if (endpoint.pathname === '/') endpoint.pathname = `/api/${EMBEDDED_API_VERSION}/graphql.json`
  return {
    embedded: false,
    endpoint: endpoint.href,
    publicToken: values.STOREFRONT_PUBLIC_TOKEN ?? '',
    apiVersion: /\/api\/([^/]+)\//.exec(endpoint.pathname)?.[1] ?? EMBEDDED_API_VERSION,
    pictureOrigins: values.STOREFRONT_PICTURE_ORIGINS,
    callsPerMinute: values.STOREFRONT_CALLS_PER_MINUTE,
  }
}
