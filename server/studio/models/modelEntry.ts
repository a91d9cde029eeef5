import type { GenerationType } from '#domain/generation/engines.ts'
import type { LicenceKind, ModelCategory, ModelMedium, ModelSubstance } from '#domain/models/modelMedia.ts'

/** A model's texts in one language. */
export interface ModelWords {
  /** One line each, as sentences. */
  readonly goodAt: string
  readonly badAt: string
  readonly limits: readonly string[]
}

/**
 * A model's entry: only facts read at one of its sources. Unknown facts stay null, prices are never here (they are the
 * engine’s: server/studio/generators/prices.ts).
 */
export interface ModelEntry {
  readonly slug: string
  /** A proper name, the same in every language. */
  readonly name: string
  readonly maker: string
  readonly medium: ModelMedium
  /** Categories of its medium; the first one has its page. */
  readonly categories: readonly [ModelCategory, ...ModelCategory[]]
  /** The type this shop could make with it; null for a model it doesn't use, such as a tool for finished pictures. */
  readonly makes: GenerationType | null
  /** The engine of this shop with its name. */
  readonly engine?: string
  readonly inputs: readonly ModelSubstance[]
  readonly outputs: readonly ModelSubstance[]
  readonly licence: { readonly kind: LicenceKind; readonly name: string | null }
  /** In billions, by its maker. */
  readonly parameters: number | null
  /** `2024`, `2024-08` or `2024-08-01`. */
  readonly released: string | null
  /** The day on which its maker stopped offering it. */
  readonly ended?: string
  readonly pl: ModelWords
  readonly en: ModelWords
  /** The sources of the facts, each with the day on which it was read. */
  readonly sources: readonly { readonly url: string; readonly seenOn: string }[]
}

/** Pages read on one day. */
export function seenOn(day: string, ...urls: readonly string[]): ModelEntry['sources'] {
  return urls.map((url) => ({ url, seenOn: day }))
}
