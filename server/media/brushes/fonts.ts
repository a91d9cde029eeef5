import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** The voices lettering can have. */
export type Voice = 'grotesk' | 'text' | 'serif' | 'hand'

const FILES: Record<Voice, readonly [packageName: string, file: string]> = {
  grotesk: ['bricolage-grotesque', 'bricolage-grotesque-{subset}-standard-normal'],
  text: ['figtree', 'figtree-{subset}-wght-normal'],
  serif: ['fraunces', 'fraunces-{subset}-full-italic'],
  hand: ['caveat', 'caveat-{subset}-wght-normal'],
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
  for (const [voice, [packageName, file]] of Object.entries(FILES)) {
    for (const subset of ['latin', 'latin-ext']) {
      const path = require.resolve(
        `@fontsource-variable/${packageName}/files/${file.replace('{subset}', subset)}.woff2`,
      )
      if (GlobalFonts.registerFromPath(path, `iskra-${voice}-${subset}`) === null) {
        throw new Error(`the font ${file} could not be read`)
      }
    }
  }
}

/** The families of a voice as the canvas takes them. */
export function familiesOf(voice: Voice): string {
  return `"iskra-${voice}-latin-ext", "iskra-${voice}-latin"`
}
