// The media of models: their output and input (specification part 1, section 2).

export const MODEL_MEDIA = ['wideo', 'obrazy', 'audio', 'teksty'] as const
export type ModelMedium = (typeof MODEL_MEDIA)[number]

export const MODEL_CATEGORIES = ['z-tekstu', 'z-obrazu', 'muzyka', 'narzedzia'] as const
export type ModelCategory = (typeof MODEL_CATEGORIES)[number]

/** The categories of each medium, in the order that they are shown in. */
export const CATEGORIES_OF = {
  wideo: ['z-tekstu', 'z-obrazu', 'narzedzia'],
  obrazy: ['z-tekstu', 'z-obrazu', 'narzedzia'],
  audio: ['z-tekstu', 'muzyka', 'narzedzia'],
  teksty: ['z-tekstu', 'z-obrazu'],
} as const satisfies Readonly<Record<ModelMedium, readonly ModelCategory[]>>

/** The inputs and outputs of a model. */
export const MODEL_SUBSTANCES = ['text', 'image', 'video', 'sound'] as const
export type ModelSubstance = (typeof MODEL_SUBSTANCES)[number]

/**
 * A model's availability: `open` under a licence that permits all use by everyone, `conditional` to be downloaded under
 * conditions, `closed` by its maker’s service alone, `own` as a part of this shop.
 */
export const LICENCE_KINDS = ['open', 'conditional', 'closed', 'own'] as const
export type LicenceKind = (typeof LICENCE_KINDS)[number]

/** The medium that a word of an address names; null for none. */
export function mediumOf(word: string): ModelMedium | null {
  return MODEL_MEDIA.find((each) => each === word) ?? null
}

/** The category of a medium that a word of an address names; null for none that the medium has. */
export function categoryOf(medium: ModelMedium, word: string): ModelCategory | null {
  const categories: readonly ModelCategory[] = CATEGORIES_OF[medium]
  return categories.find((each) => each === word) ?? null
}
