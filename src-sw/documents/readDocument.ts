import type { RenderedExtent } from '#domain/rendering/pageRendering.ts'
import { readOrNull } from '#domain/readers.ts'
import { RUNTIME_CONFIG_ELEMENT_ID, runtimeConfigReader } from '#domain/runtimeConfig.ts'
import { storefrontLanguageOf, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'

const STYLE = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+\.css)"/g
const SCRIPTS = /<script id="start" data-code="([^"]+)"/
const CONFIG = new RegExp(`<script[^>]* id="${RUNTIME_CONFIG_ELEMENT_ID}"[^>]*>([^<]*)</script>`)

const RENDERED = new RegExp(`<div id="root" data-rendered="${'screen' satisfies RenderedExtent}">`)

/** What a document says of itself. */
export interface DocumentFacts {
  readonly language: StorefrontLanguage
  /** The addresses of all scripts and styles that it names. */
  readonly files: readonly string[]
  /** Whether its screen stands in it: nothing else is worth a start. */
  readonly isRendered: boolean
  /** The configuration it was rendered for, as `configText` writes it; null for what is no page of ours. */
  readonly config: string | null
}

/** Reads a served document's facts from its HTML. */
export function readDocument(html: string): DocumentFacts {
  return {
    language: storefrontLanguageOf(/<html\b[^>]*\slang="(\w+)"/i.exec(html)?.[1] ?? ''),
    files: [
      ...(SCRIPTS.exec(html)?.[1]?.split(' ') ?? []),
      ...[...html.matchAll(STYLE)].flatMap(([, address]) => address ?? []),
    ],
    isRendered: RENDERED.test(html),
    config: readConfig(CONFIG.exec(html)?.[1]),
  }
}

/**
 * A configuration in one form, so that equal ones are equal texts. The number of a release is left out: until its files
 * are there, the documents of the one before are as good as they were.
 */
export function configText(config: unknown): string | null {
  const read = readOrNull(runtimeConfigReader, config)
  return read === null ? null : encodeURIComponent(JSON.stringify({ ...read, version: '' }))
}

function readConfig(json: string | undefined): string | null {
  try {
    return json === undefined ? null : configText(JSON.parse(json))
  } catch {
    return null
  }
}
