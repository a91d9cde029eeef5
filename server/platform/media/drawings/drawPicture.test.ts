import { createHash } from 'node:crypto'
import { GlobalFonts } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { plannedPictures } from '#server/shop/catalogue/plannedPictures.ts'
import { slice } from '#support/slice.ts'
import { familiesOf, registerFonts } from '../brushes/fonts.ts'
import { setType } from '../brushes/lettering.ts'
import { newLayer } from '../brushes/surface.ts'
import { masterSize } from '../masterSize.ts'
import { ART_NAMES } from '../recipes.ts'
import { drawPicture } from './drawPicture.ts'

/** One planned picture of every kind and view. */
const samples = [
  ...new Map(
    [...plannedPictures().values()].map((file) => [`${file.recipe.kind} ${file.recipe.view}`, file] as const),
  ),
]

/** How far the pixels of a picture are from one flat colour: the spread of its greens. */
function spread(pixels: Buffer): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 1; at < pixels.length; at += 4 * 97) {
    const value = pixels[at] ?? 0
    sum += value
    squares += value * value
    count += 1
  }
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

describe('drawing a picture', () => {
  it.each(slice(samples, 3))('%s fills its whole sheet', (_, { recipe }) => {
    const { canvas, width, height } = drawPicture(recipe)
    expect({ width, height }).toEqual(masterSize(recipe))
    const pixels = canvas.data()
    expect(spread(pixels)).toBeGreaterThan(12)
    const corners = [0, width - 1, width * (height - 1), width * height - 1]
    for (const corner of corners) expect(pixels[corner * 4 + 3]).toBe(255)
  })

  it('draws the same recipe the same way each time', () => {
    const [, { recipe }] = samples[0] ?? ['', { recipe: undefined }]
    if (!recipe) throw new Error('nothing is planned')
    const print = () => createHash('sha256').update(drawPicture(recipe).canvas.data()).digest('hex')
    expect(print()).toBe(print())
  })

  it('uses every motif there is', () => {
    const planned = JSON.stringify([...plannedPictures().values()].map((file) => file.recipe))
    for (const art of ART_NAMES) expect(planned).toContain(`"art":"${art}"`)
  })
})

describe('lettering', () => {
  const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–'

  it.each(['grotesk', 'text', 'serif', 'hand'] as const)('%s has its own Polish letters', (voice) => {
    registerFonts()
    const [own = '', latin = ''] = familiesOf(voice).replaceAll('"', '').split(', ')
    expect(GlobalFonts.has(own) && GlobalFonts.has(latin)).toBe(true)
    const { pen } = newLayer(10, 10)
    for (const letter of letters) {
      setType(pen, { voice, size: 100 })
      const real = pen.measureText(letter).width
      // A letter that no font of the voice has is drawn in the system's fallback font.
      pen.font = `100px "iskra-nothing"`
      pen.fontVariationSettings = 'normal'
      expect(real, `${voice} ${letter}`).toBeGreaterThan(0)
      expect(real, `${voice} ${letter}`).not.toBe(pen.measureText(letter).width)
    }
  })
})
