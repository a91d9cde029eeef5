import type { Seller } from '#domain/orders/seller.ts'
import type { Features, LogLevel } from '#domain/runtimeConfig.ts'
import type { ProviderSettings } from './providers/providerSettings.ts'

/** The settings of one server, read once at start. */
export interface ServerConfig {
  readonly port: number
  /** The address to listen on: a loopback one is reachable for this machine's own programs alone. */
  readonly host: string
  /** Absolute path of the folder of everything the server keeps: database, pictures, secrets. */
  readonly dataDir: string
  /** A PostgreSQL address; null for the database embedded in the data folder. */
  readonly databaseUrl: string | null
  /** The origin people reach this server at, without a slash at its end. */
  readonly publicOrigin: string
  readonly storefront: StorefrontConfig
  readonly webhook: WebhookConfig
  readonly payments: PaymentsConfig
  readonly mail: MailConfig
  readonly newsletter: NewsletterConfig
  readonly lockers: LockersConfig
  /** The seller, on invoices and on the contact page. */
  readonly seller: Seller
  readonly auth: AuthConfig
  readonly generators: GeneratorsConfig
  readonly files: FilesConfig
  readonly providers: ProviderSettings
  readonly push: PushConfig
  /**
   * Whether the start makes a demo user and a demo administrator and prints how to sign in: in development, when only
   * this machine reaches the server.
   */
  readonly hasDemoUsers: boolean
  /** Whether the last hop of `X-Forwarded-For` is a caller's address, as behind a proxy of one's own. */
  readonly trustsProxy: boolean
  readonly logLevel: LogLevel
  readonly features: Features
  /** How long (ms) rendering a document's content may take; beyond that it is left to the browser. */
  readonly renderMs: number
  /** How long the page trusts and keeps data it has read, ms. Null leaves the specification's times. */
  readonly cacheTimes: CacheTimes
}

export interface CacheTimes {
  readonly queryStaleMs: number | null
  readonly queryKeptMs: number | null
}

export interface StorefrontConfig {
  /** True when the page works with the storefront of this server, false with a real store elsewhere. */
  readonly embedded: boolean
  /** As the page uses it: `/api/…` of this origin, or an absolute https address. */
  readonly endpoint: string
  readonly publicToken: string
  readonly apiVersion: string
  /** Origins, besides ours, that the storefront's pictures may come from. */
  readonly pictureOrigins: readonly string[]
  /** The calls that one network address may make to the embedded storefront. */
  readonly callsPerMinute: number
}

export interface WebhookConfig {
  /** The key that signs deliveries of `orders/paid`. Never leaves the server. */
  readonly secret: string
  /** Where deliveries go besides the receiver of this server; null for nowhere else. */
  readonly url: string | null
}

export interface PaymentsConfig {
  /** Whether the embedded checkout takes test payments: the buyer picks how one ends, and nothing is charged. */
  readonly test: boolean
  /** Whether test orders, ours or a real store's, bring their credits. Only when no one else can order. */
  readonly testOrdersGive: boolean
}

export interface NewsletterConfig {
  /** The most letters of the newsletter that leave in a minute, whatever number of servers send them. */
  readonly perMinute: number
}

export interface MailConfig {
  /** The mail server that letters are handed to, `smtp(s)://user:password@host:port`; null for none. */
  readonly smtpUrl: string | null
  /** The sender of letters, as a mail program shows it. */
  readonly from: string
  /** Whether letters are kept in a mailbox that everyone at this machine can read. For development. */
  readonly mailbox: boolean
}

export interface LockersConfig {
  /** Where InPost’s public points service answers, without a slash at its end; null for a shop without a carrier. */
  readonly url: string | null
}

/** Whether a carrier is connected to the shop: offers and promises that need one depend on it. */
export const hasCarrier = ({ lockers }: ServerConfig): boolean => lockers.url !== null

export interface AuthConfig {
  /** The root of all tokens and sealed letters. Servers on one database share it. It never leaves them. */
  readonly secret: string
  /** An access token's life. */
  readonly accessTokenSeconds: number
  /** For how long after a refresh the used token still gives the same answer, in case that was lost. */
  readonly refreshGraceSeconds: number
  /** The limits of tries are multiplied by this. */
  readonly throttleFactor: number
}

export interface FilesConfig {
  /** The bucket that generated files and uploads lie in; null for the data folder. */
  readonly s3: S3Config | null
}

export interface S3Config {
  /** Of a store that speaks S3, without a slash at its end; buckets are addressed by path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keyId: string
  /** Never leaves the server. */
  readonly secret: string
}

export interface GeneratorsConfig {
  /** How many generations this process makes at once; 0 leaves them to workers of their own. */
  readonly workers: number
  /** After how many seconds without a sign of its worker a generation is made by another one. */
  readonly leaseSeconds: number
  /** Absolute path of a folder of weights that recognise speech on this machine; null for none. */
  readonly speechModelDir: string | null
  /** Whether prompts can tell the embedded engine to fail, to stall or to be slow. For tests. */
  readonly faults: boolean
}

export interface PushConfig {
  /** The private half of the VAPID key that push messages are signed with, base64url. Never leaves the server. */
  readonly privateKey: string
  /** The contact for push services about our messages: a `mailto:` address. */
  readonly contact: string
}

/** The settings as the environment gives them: secrets may still have to be made. */
export type EnvironmentConfig = Omit<ServerConfig, 'webhook' | 'auth' | 'push'> & {
  readonly webhook: Omit<WebhookConfig, 'secret'> & { readonly secret: string | null }
  readonly auth: Omit<AuthConfig, 'secret'> & { readonly secret: string | null }
  readonly push: Omit<PushConfig, 'privateKey'> & { readonly privateKey: string | null }
}

export const EMBEDDED_API_VERSION = '2026-04'
export const EMBEDDED_STOREFRONT_ENDPOINT = `/api/storefront/${EMBEDDED_API_VERSION}/graphql.json`
export const EMBEDDED_PUBLIC_TOKEN = 'iskra-public-storefront-token'
