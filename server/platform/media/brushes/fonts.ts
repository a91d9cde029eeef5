import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'
import { CARD_FONTS, type CardFont } from '#domain/gifts/cardType.ts'
import { type FontSlice, slicesFor } from './foreignFonts.ts'

/** The voices of lettering: four of the shop's own, six for feasts, and those of the words of cards and letters. */
export type Voice = 'grotesk' | 'text' | 'serif' | 'hand' | FestiveVoice | CardVoice
export type FestiveVoice = 'script' | 'display' | 'retro' | 'poster' | 'sketch' | 'round'
export type CardVoice = `card-${CardFont}`

/** Each is under the SIL Open Font License, which lies beside it in its package. */
const FILES: Record<Exclude<Voice, CardVoice>, string> = {
  grotesk: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{subset}-standard-normal',
  text: '@fontsource-variable/figtree/files/figtree-{subset}-wght-normal',
  serif: '@fontsource-variable/fraunces/files/fraunces-{subset}-full-italic',
  hand: '@fontsource-variable/caveat/files/caveat-{subset}-wght-normal',
  script: '@fontsource/great-vibes/files/great-vibes-{subset}-400-normal',
  display: '@fontsource-variable/playfair-display/files/playfair-display-{subset}-wght-italic',
  retro: '@fontsource/lobster/files/lobster-{subset}-400-normal',
  poster: '@fontsource/abril-fatface/files/abril-fatface-{subset}-400-normal',
  sketch: '@fontsource/amatic-sc/files/amatic-sc-{subset}-700-normal',
  round: '@fontsource/nunito/files/nunito-{subset}-900-normal',
}

/**
 * Characters that no voice has: Cyrillic, in a hand and in italics, and symbols that people type beside their words.
 */
const BESIDES = {
  'hand-cyrillic': '@fontsource-variable/caveat/files/caveat-cyrillic-wght-normal',
  'italic-cyrillic': '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-italic',
  emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal',
} as const

/** The fonts of cards, which the page has too: `scripts/make-card-fonts.ts`. */
const CARD_FILES = new URL('../fonts/', import.meta.url)

const require = createRequire(import.meta.url)
let registered = false

/**
 * Registers the fonts with the canvas, once. Each voice is two families: the one with the Polish letters has to be
 * first in a list, or the other one makes them of a letter and a stray accent.
 */
export function registerFonts(): void {
  if (registered) return
  registered = true
  for (const [voice, file] of Object.entries(FILES)) {
    for (const subset of ['latin', 'latin-ext'])
      register(`${voice}-${subset}`, require.resolve(`${file.replace('{subset}', subset)}.woff2`))
  }
  for (const [family, file] of Object.entries(BESIDES)) register(family, require.resolve(`${file}.woff2`))
  for (const [font, { parts }] of Object.entries(CARD_FONTS)) {
    for (const part of parts) {
      register(`card-${font}-${part}`, fileURLToPath(new URL(`${font}-${part}.ttf`, CARD_FILES)))
    }
  }
}

function register(family: string, path: string): void {
  if (GlobalFonts.registerFromPath(path, `iskra-${family}`) === null) {
    throw new Error(`the font ${path} could not be read`)
  }
}

const nameOf = ({ path }: FontSlice) => path.slice(path.lastIndexOf('/') + 1)
const brought = new Set<string>()
let foreign: readonly FontSlice[] = []

/** Loads the fonts that a text needs beyond the letters of every voice, for the text written from now on. */
export function loadFontsFor(text: string): void {
  foreign = slicesFor(text)
  for (const slice of foreign) {
    const name = nameOf(slice)
    if (!brought.has(name)) register(name, slice.path)
    brought.add(name)
  }
}

const SANS: readonly Voice[] = ['grotesk', 'text', 'round']

/** The families of a voice for the canvas. Missing characters are written by the next ones. */
export function familiesOf(voice: Voice): string {
  const unfit = SANS.includes(voice) ? 'serif' : 'sans'
  const besides = foreign.filter(({ family }) => family.beside !== unfit).map(nameOf)
  const isByHand = voice === 'hand' || voice === 'sketch'
  return [...lettersOf(voice), ...(isByHand ? ['hand-cyrillic'] : []), ...besides, 'italic-cyrillic', 'emoji']
    .map((family) => `"iskra-${family}"`)
    .join(', ')
}

function lettersOf(voice: Voice): readonly string[] {
  if (isCardVoice(voice)) return CARD_FONTS[fontOf(voice)].parts.map((part) => `${voice}-${part}`)
  return [`${voice}-latin-ext`, `${voice}-latin`, 'text-latin-ext']
}

const CARD_VOICES: Record<CardVoice, CardFont> = {
  'card-words': 'words',
  'card-greeting': 'greeting',
  'card-hand': 'hand',
}
/** The font of a voice of cards. */
export const fontOf = (voice: CardVoice): CardFont => CARD_VOICES[voice]
export const isCardVoice = (voice: Voice): voice is CardVoice => voice in CARD_VOICES
