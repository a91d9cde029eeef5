import { createHash } from 'node:crypto'
import type { ServerConfig } from '#server/platform/config.ts'

/** The kind of an answer, by which browsers are told how to treat it; pages of any origin may show pictures. */
export type AnswerKind = 'document' | 'worker' | 'text-worker' | 'picture' | 'other'

/**
 * Policies that our page may make, one each: for the worker's address, a default one that lets empty markup, structured
 * data and workers of our own pass (`src/ui/defaultPolicy.ts`), and one for the document's own `<noscript>` when it
 * can't start (`public/plain.js`). The browser refuses everything else.
 */
const TRUSTED_TYPES_POLICIES = ['iskra', 'default', 'plain']

/**
 * The style elements that React Aria writes while it runs: that of pressable things, and that which holds the page
 * still behind an open dialog.
 */
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

/** Hashes of the inline scripts and styles that our own HTML holds. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Of `style` attributes. */
  readonly styleAttributes: readonly string[]
}

/** The settings that the policy depends on. */
export type PolicyConfig = Pick<ServerConfig, 'publicOrigin' | 'storefront'>

/** The sources that the browser is to allow, apart from the page's own origin. */
export interface PolicySources extends InlineHashes {
  readonly development: boolean
}

/** The headers of every answer, only those of the answer's kind, since they are sent with each one. */
export function securityHeaders(
  config: PolicyConfig,
  sources: PolicySources,
): (kind: AnswerKind) => Readonly<Record<string, string>> {
  const common = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(self), payment=(), usb=(), interest-cohort=()',
    ...(config.publicOrigin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
  const policy = pagePolicy(config, sources)
  const nothing = "default-src 'none'; frame-ancestors 'none'"
  const policies: Record<AnswerKind, string> = {
    document: policy,
    // The worker fetches for the page, under a policy of its own.
    worker: policy,
    'text-worker': `${nothing}; connect-src 'self'`,
    picture: nothing,
    other: nothing,
  }
  return (kind) => ({
    ...common,
    'content-security-policy': policies[kind],
    'cross-origin-resource-policy': kind === 'picture' ? 'cross-origin' : 'same-origin',
  })
}

/** The permissions of our documents in the browser. */
export function pagePolicy({ storefront, publicOrigin }: PolicyConfig, sources: PolicySources): string {
  const remote = storefront.embedded ? [] : [new URL(storefront.endpoint).origin]
  const pictures = storefront.pictureOrigins
  const inlineScripts = sources.development ? ["'unsafe-inline'"] : sources.scripts
  const inlineStyles = sources.development
    ? ["'unsafe-inline'"]
    : [...sources.styles, ...LIBRARY_STYLES.map(hashOf)]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", ...inlineStyles],
    ...(sources.styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...sources.styleAttributes],
    }),
    'img-src': ["'self'", 'data:', 'blob:', ...pictures],
    'media-src': ["'self'", 'blob:', ...pictures],
    // The first letters of our fonts stand in the style sheet.
    'font-src': ["'self'", 'data:'],
    // Pictures are also fetched by hand: by the worker, and when a collection is saved for offline.
    'connect-src': ["'self'", ...remote, ...pictures, ...(sources.development ? ['ws:', 'wss:'] : [])],
    'worker-src': ["'self'", ...(sources.development ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(sources.development
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES_POLICIES }),
    ...(publicOrigin.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** Hashes of the inline scripts and styles in `html`. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script>/gi)].filter(
    ({ groups }) => !/\bsrc=|type="application\/(?:ld\+)?json"/i.test(groups?.['attributes'] ?? ''),
  )
  const styles = [...html.matchAll(/<style[^>]*>(?<content>[\s\S]*?)<\/style>/gi)]
  const attributes = new Set(
    [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescaped(value)),
  )
  return {
    scripts: hashesOf(scripts),
    styles: hashesOf(styles),
    styleAttributes: [...attributes].map(hashOf),
  }
}

function hashesOf(found: readonly RegExpMatchArray[]): string[] {
  return found.map(({ groups }) => hashOf(groups?.['content'] ?? ''))
}

/** A value as the browser reads it out of an attribute that React wrote. */
function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
