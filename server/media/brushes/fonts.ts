import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** The voices lettering can have: four of the shop's own, and six for feasts. */
export type Voice = 'grotesk' | 'text' | 'serif' | 'hand' | FestiveVoice
export type FestiveVoice = 'script' | 'display' | 'retro' | 'poster' | 'sketch' | 'round'

/** Each is under the SIL Open Font License, which lies beside it in its package. */
const FILES: Record<Voice, string> = {
  grotesk: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-{subset}-standard-normal',
  text: '@fontsource-variable/figtree/files/figtree-{subset}-wght-normal',
  serif: '@fontsource-variable/fraunces/files/fraunces-{subset}-full-italic',
  hand: '@fontsource-variable/caveat/files/caveat-{subset}-wght-normal',
  script: '@fontsource/great-vibes/files/great-vibes-{subset}-400-normal',
  display: '@fontsource-variable/playfair-display/files/playfair-display-{subset}-wght-italic',
  retro: '@fontsource/lobster/files/lobster-{subset}-400-normal',
  poster: '@fontsource/abril-fatface/files/abril-fatface-{subset}-400-normal',
  sketch: '@fontsource/amatic-sc/files/amatic-sc-{subset}-700-normal',
  round: '@fontsource-variable/fredoka/files/fredoka-{subset}-wght-normal',
}

/** What no voice has: Cyrillic, in a hand and in italics, and the signs that people type beside their words. */
const BESIDES = {
  'hand-cyrillic': '@fontsource-variable/caveat/files/caveat-cyrillic-wght-normal',
  'italic-cyrillic': '@fontsource-variable/playfair-display/files/playfair-display-cyrillic-wght-italic',
  emoji: '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal',
} as const

const require = createRequire(import.meta.url)
let registered = false

/**
 * Makes the fonts known to the canvas, once. Each voice is two families: that with the Polish letters has to
 * stand first in a list, or the other one makes them of a letter and a stray accent.
 */
export function registerFonts(): void {
  if (registered) return
  registered = true
  for (const [voice, file] of Object.entries(FILES)) {
    for (const subset of ['latin', 'latin-ext'])
      register(`${voice}-${subset}`, file.replace('{subset}', subset))
  }
  for (const [family, file] of Object.entries(BESIDES)) register(family, file)
}

function register(family: string, file: string): void {
  if (GlobalFonts.registerFromPath(require.resolve(`${file}.woff2`), `iskra-${family}`) === null) {
    throw new Error(`the font ${file} could not be read`)
  }
}

/**
 * The families of a voice as the canvas takes them. What it hasn’t got is written by those after it: the round one knows
 * no ą, ę and ż.
 */
export function familiesOf(voice: Voice): string {
  const cyrillic = voice === 'hand' || voice === 'sketch' ? 'hand-cyrillic' : 'italic-cyrillic'
  return [`${voice}-latin-ext`, `${voice}-latin`, 'text-latin-ext', cyrillic, 'emoji']
    .map((family) => `"iskra-${family}"`)
    .join(', ')
}
