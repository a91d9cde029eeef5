import { VISIT_TOKEN_NAME } from '#domain/engagement/visitToken.ts'
import { inLightAlone } from '#domain/inLightAlone.ts'
import type { RenderedExtent } from '#domain/rendering/pageRendering.ts'
import {
  INITIAL_DATA_ELEMENT_ID,
  type FirstAnswer,
  RUNTIME_CONFIG_ELEMENT_ID,
  type RuntimeConfig,
} from '#domain/runtimeConfig.ts'
import type { ScreenCode } from '#server/http/page/page.ts'

/** The head of a served page. */
export interface DocumentHead {
  readonly language: 'pl' | 'en'
  readonly title: string
  readonly description: string
  /** Absolute; null for a page that search engines must not index. */
  readonly canonical: string | null
  readonly alternates: readonly { readonly language: string; readonly url: string }[]
  readonly picture: {
    readonly url: string
    readonly width: number
    readonly height: number
    readonly altText: string
  } | null
  /** Feeds for programs, RSS first. */
  readonly feeds: readonly string[]
  readonly kind: 'website' | 'product' | 'article'
  /** The tokens for visits to the page's subject; null for a subject that isn't ranked. */
  readonly visit: { readonly subject: string; readonly token: string } | null
  /** In the words of schema.org, one object per script. */
  readonly structuredData: readonly object[]
}

export interface DocumentParts {
  readonly head: DocumentHead
  readonly config: RuntimeConfig
  readonly initialData: readonly FirstAnswer[]
  readonly code: ScreenCode
  /** The rendered content of `#root`; empty where the browser has to render it. */
  readonly content: string
  readonly extent: RenderedExtent
}

/** Where the page's own content goes. */
const EMPTY_ROOT = '<div id="root"></div>'
/** Fetches the page's code once that doesn't delay the first paint (index.html). */
const START_SCRIPT = '<script id="start">'

/** Where the head's own lines and the styles go: before the script that asks for the styles' fonts (index.html). */
const END_OF_STYLES = /<script id="fonts">|<\/head>/i
const END = '</body>'

/**
 * Puts the data of one address into the HTML that all screens start from, in the allowed look. The encoding comes
 * first: browsers look for it in the first 1,024 bytes alone.
 */
export function renderDocument(template: string, parts: DocumentParts): string {
  const { head } = parts
  const json = [
    jsonElement('application/json', parts.config, RUNTIME_CONFIG_ELEMENT_ID),
    ...(parts.initialData.length === 0
      ? []
      : [jsonElement('application/json', parts.initialData, INITIAL_DATA_ELEMENT_ID)]),
  ]
  const styles = [...headLines(head), ...styleLines(parts.code)]
  const root =
    parts.content === ''
      ? EMPTY_ROOT
      : `<div id="root" data-rendered="${parts.extent}">${parts.content}</div>`
  const frame = frameOf(parts.config.features.darkMode ? template : inLightAlone(template), parts)
  // The long parts are put between pieces of it, once: each copy of the whole is a large object to be collected.
  const [untilStyles, afterStyles] = cut(frame, frame.search(END_OF_STYLES))
  const [untilRoot, atRoot] = cut(afterStyles, afterStyles.indexOf(EMPTY_ROOT))
  const [untilEnd, end] = cut(atRoot.slice(EMPTY_ROOT.length), atRoot.lastIndexOf(END) - EMPTY_ROOT.length)
  return [untilStyles, ...lines(styles), untilRoot, root, untilEnd, ...lines(json), end].join('')
}

/** The template of one screen, in which its long parts are still missing. */
function frameOf(template: string, { head, code }: DocumentParts): string {
  return template
    .replace(
      /<html\b[^>]*>/i,
      (tag) => `${tag.replace(/\s+lang="[^"]*"/i, '').slice(0, -1)} lang="${head.language}">`,
    )
    .replace(/\s*<title>[\s\S]*?<\/title>/i, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/i, '')
    .replace(/\s*<meta\s+charset=[^>]*>/i, '')
    .replace(/<head\b[^>]*>/i, (tag) => `${tag}\n${element('meta', { charset: 'utf-8' })}`)
    .replace(START_SCRIPT, (tag) =>
      code.scripts.length === 0
        ? tag
        : `${tag.slice(0, -1)} data-code="${escapeHtml(code.scripts.join(' '))}">`,
    )
}

const lines = (of: readonly string[]) => of.flatMap((line) => [line, '\n'])

/** A text before a place in it and from there on. Throws where there is no such place. */
function cut(text: string, at: number): [before: string, from: string] {
  if (at < 0) throw new Error('the page’s HTML lacks a place for its parts')
  return [text.slice(0, at), text.slice(at)]
}

/**
 * Inlines the styles, so that nothing waits for another request, and names their files, which the browser doesn't
 * fetch, so that the page's code knows they are here.
 */
function styleLines({ styles, css }: ScreenCode): string[] {
  if (css === '') return []
  const files = styles.map((href) => element('link', { rel: 'stylesheet', disabled: '', href }))
  return [`<style>${css}</style>`, ...files]
}

function headLines(head: DocumentHead): string[] {
  const graph = (property: string, content: string) =>
    element('meta', { property: `og:${property}`, content })
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    element('meta', { name: 'description', content: head.description }),
    ...(head.canonical === null
      ? [element('meta', { name: 'robots', content: 'noindex' })]
      : [element('link', { rel: 'canonical', href: head.canonical }), graph('url', head.canonical)]),
    ...head.alternates.map(({ language, url }) =>
      element('link', { rel: 'alternate', hreflang: language, href: url }),
    ),
    ...(head.visit === null
      ? []
      : [
          element('meta', {
            name: VISIT_TOKEN_NAME,
            content: head.visit.token,
            'data-of': head.visit.subject,
          }),
        ]),
    ...head.feeds.map((href) =>
      element('link', {
        rel: 'alternate',
        type: href.endsWith('.json') ? 'application/feed+json' : 'application/rss+xml',
        title: 'Iskra',
        href,
      }),
    ),
    graph('type', head.kind),
    graph('site_name', 'Iskra'),
    graph('locale', head.language === 'pl' ? 'pl_PL' : 'en_GB'),
    graph('title', head.title),
    graph('description', head.description),
    ...(head.picture === null
      ? []
      : [
          graph('image', head.picture.url),
          graph('image:width', String(head.picture.width)),
          graph('image:height', String(head.picture.height)),
          graph('image:alt', head.picture.altText),
        ]),
    ...cardLines(head),
    ...head.structuredData.map((data) => jsonElement('application/ld+json', data)),
  ]
}

/** The same for readers without Open Graph. */
function cardLines({ title, description, picture }: DocumentHead): string[] {
  return [
    card('card', picture === null ? 'summary' : 'summary_large_image'),
    card('title', title),
    card('description', description),
    ...(picture === null ? [] : [card('image', picture.url), card('image:alt', picture.altText)]),
  ]
}

function card(name: string, content: string): string {
  return element('meta', { name: `twitter:${name}`, content })
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** JSON in a script element that browsers don't run. `<` is escaped, so that nothing in it ends the element. */
function jsonElement(type: string, value: unknown, id = ''): string {
  const named = id === '' ? '' : ` id="${id}"`
  return `<script type="${type}"${named}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
