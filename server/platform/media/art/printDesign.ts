import { fittingSize, setType, writeLines } from '../brushes/lettering.ts'
import { PALETTES } from '../brushes/palette.ts'
import { randomOf } from '../brushes/random.ts'
import { type Box, type Layer, newLayer } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import type { Design } from '../recipes.ts'
import { artOf } from './artOf.ts'

/** The places of motif and lettering, as shares of the sheet's height: [from, to]. */
const PLACES = {
  top: { words: [0.085, 0.33], art: [0.33, 1] },
  middle: { words: [0.36, 0.64], art: [0.06, 0.94] },
  bottom: { words: [0.7, 0.9], art: [0.05, 0.68] },
} as const

/** Prints a design onto a sheet of `width` × `height` px. */
export function printDesign(design: Design, width: number, height: number): Layer {
  const layer = newLayer(width, height)
  const { pen } = layer
  const words = design.words ?? []
  const place = PLACES[design.place ?? 'top']
  const margin = width * 0.09
  const share = words.length === 0 ? ([0.05, 0.95] as const) : place.art
  const focus: Box = {
    x: margin,
    y: height * share[0],
    width: width - margin * 2,
    height: height * (share[1] - share[0]) - (share[1] === 1 ? height * 0.05 : 0),
  }
  const palette = PALETTES[design.mood]
  const random = randomOf(`${design.art} ${design.mood} ${words.join(' ')}`)
  const ink = artOf(design.art)({ pen, width, height, focus, palette, random, hasWords: words.length > 0 })
  if (words.length > 0) writeWords(layer, design, words, ink)
  grain(pen, { x: 0, y: 0, width, height }, 0.045, 'fine')
  return layer
}

function writeWords(
  { pen, width, height }: Layer,
  design: Design,
  words: readonly string[],
  ink: string,
): void {
  const voice = design.voice ?? 'serif'
  const place = PLACES[design.place ?? 'top']
  const [from, to] = place.words
  const leading = { serif: 1.08, grotesk: 0.96, hand: 0.92 }[voice]
  const type = {
    voice,
    weight: { serif: 430, grotesk: 780, hand: 640 }[voice],
    breadth: 84,
    tracking: voice === 'grotesk' ? -0.015 : 0,
  }
  const room = height * (to - from)
  const size = Math.min(
    fittingSize(pen, words, type, width * (place === PLACES.middle ? 0.53 : 0.8), room, leading),
    width * 0.21,
  )
  setType(pen, { ...type, size })
  pen.fillStyle = ink
  const block = size * leading * words.length
  const top = height * from + (room - block) / 2
  writeLines(pen, words, width / 2, top + size * (0.5 + leading * 0.32), size * leading, 'center')
}
