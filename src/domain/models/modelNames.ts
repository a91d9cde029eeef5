import { CATEGORIES_OF, MODEL_MEDIA, type ModelCategory, type ModelMedium } from './modelMedia.ts'

/** An address of the catalogue with its words filled in: `/modele/wideo/z-tekstu/$modelSlug`. */
export type ModelAddress = `/modele/${ModelMedium}` | `/modele/${ModelMedium}/${string}`

interface ModelName {
  readonly from: string
  readonly to: ModelAddress
}

/** Words that stand for each medium, its own first (specification part 1, section 2). */
const MEDIUM_WORDS: Readonly<Record<ModelMedium, string>> = {
  wideo: 'wideo|video|videos',
  obrazy: 'obrazy|obraz|image|images',
  audio: 'audio',
  teksty: 'teksty|tekst|text|texts',
}

/** The same for categories; `text-to-…` says what is made, which each medium says for itself. */
const CATEGORY_WORDS: Readonly<Record<ModelCategory, string>> = {
  'z-tekstu': 'z-tekstu|from-text',
  'z-obrazu': 'z-obrazu|from-image',
  muzyka: 'muzyka|music',
  narzedzia: 'narzedzia|tools',
}
const MADE_WORDS: Readonly<Record<ModelMedium, Partial<Record<ModelCategory, string>>>> = {
  wideo: { 'z-tekstu': 'text-to-video', 'z-obrazu': 'image-to-video' },
  obrazy: { 'z-tekstu': 'text-to-image', 'z-obrazu': 'image-to-image' },
  audio: { 'z-tekstu': 'text-to-audio|text-to-speech' },
  teksty: { 'z-tekstu': 'text-to-text', 'z-obrazu': 'image-to-text' },
}

/** Every other name of an address of the catalogue: its media and categories are parameters of one screen each. */
export const MODEL_NAMES: readonly ModelName[] = MODEL_MEDIA.flatMap((medium) => {
  const from = `/modele|models/${MEDIUM_WORDS[medium]}`
  const to = `/modele/${medium}` as const
  const inCategory = ([names, category]: readonly [string, string]): ModelName[] => [
    { from: `${from}/${names}`, to: `${to}/${category}` },
    { from: `${from}/${names}/$modelSlug`, to: `${to}/${category}/$modelSlug` },
  ]
  return [
    { from, to },
    ...CATEGORIES_OF[medium].map((each) => [namesOf(medium, each), each] as const).flatMap(inCategory),
    ...inCategory(['$kategoria', '$kategoria']),
  ]
})

function namesOf(medium: ModelMedium, category: ModelCategory): string {
  const made = MADE_WORDS[medium][category]
  return made === undefined ? CATEGORY_WORDS[category] : `${CATEGORY_WORDS[category]}|${made}`
}
