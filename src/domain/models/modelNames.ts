import type { CATEGORIES_OF, ModelMedium } from './modelMedia.ts'

/** An address of the catalogue with its words filled in: `/modele/wideo/z-tekstu/$modelSlug`. */
export type ModelAddress = `/modele/${string}`

interface ModelName {
  readonly from: string
  readonly to: ModelAddress
}

/** The path words of a medium and of its categories: a category without words doesn’t compile. */
type Words = {
  readonly [Medium in ModelMedium]: {
    readonly words: string
    readonly categories: Readonly<Record<(typeof CATEGORIES_OF)[Medium][number], string>>
  }
}

const FROM_TEXT = 'z-tekstu|from-text'
const FROM_PICTURE = 'z-obrazu|from-image'
const TOOLS = 'narzedzia|tools'

/** Of each its own word first (specification part 1, section 2). */
const WORDS: Words = {
  wideo: {
    words: 'wideo|video|videos',
    categories: {
      'z-tekstu': `${FROM_TEXT}|text-to-video`,
      'z-obrazu': `${FROM_PICTURE}|image-to-video`,
      narzedzia: TOOLS,
    },
  },
  obrazy: {
    words: 'obrazy|obraz|image|images',
    categories: {
      'z-tekstu': `${FROM_TEXT}|text-to-image`,
      'z-obrazu': `${FROM_PICTURE}|image-to-image`,
      narzedzia: TOOLS,
    },
  },
  audio: {
    words: 'audio',
    categories: {
      'z-tekstu': `${FROM_TEXT}|text-to-audio|text-to-speech`,
      muzyka: 'muzyka|music',
      narzedzia: TOOLS,
    },
  },
  teksty: {
    words: 'teksty|tekst|text|texts',
    categories: {
      'z-tekstu': `${FROM_TEXT}|text-to-text`,
      'z-obrazu': `${FROM_PICTURE}|image-to-text`,
    },
  },
}

/** Every other name of an address of the catalogue: its media and categories are parameters of one screen each. */
export const MODEL_NAMES: readonly ModelName[] = Object.values(WORDS).flatMap(({ words, categories }) => {
  const from = `/modele|models/${words}`
  const to: ModelAddress = `/modele/${ownWord(words)}`
  const inCategory = (names: string): ModelName[] => [
    { from: `${from}/${names}`, to: `${to}/${ownWord(names)}` },
    { from: `${from}/${names}/$modelSlug`, to: `${to}/${ownWord(names)}/$modelSlug` },
  ]
  return [{ from, to }, ...[...Object.values(categories), '$kategoria'].flatMap(inCategory)]
})

function ownWord(words: string): string {
  return words.split('|')[0] ?? words
}
