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
    for (const subset of ['latin', 'latin-ext']) {
      const path = require.resolve(`${file.replace('{subset}', subset)}.woff2`)
      if (GlobalFonts.registerFromPath(path, `iskra-${voice}-${subset}`) === null) {
        throw new Error(`the font ${file} could not be read`)
      }
    }
  }
}

/**
 * The families of a voice as the canvas takes them. Letters that it hasn't got are the text's: the round one knows no ą,
 * ę and ż.
 */
export function familiesOf(voice: Voice): string {
  return `"iskra-${voice}-latin-ext", "iskra-${voice}-latin", "iskra-text-latin-ext"`
}
