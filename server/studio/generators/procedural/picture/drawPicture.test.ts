import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { GENERATOR_OPTIONS, OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { MOTIFS } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import type { Layer } from '#server/platform/media/brushes/surface.ts'
import { drawPicture } from './drawPicture.ts'
import { strewn } from './pattern.ts'

const SIDE = { width: 160, height: 160 }

const { values: STYLES } = GENERATOR_OPTIONS.image.style
const { values: SIZES } = GENERATOR_OPTIONS.image.size

function draw(prompt: string, options: object = {}, seed = 1, size = SIDE): Layer {
  const job = { prompt, seed, options: OPTIONS_SCHEMAS.image.parse(options) }
  return drawPicture(job, size, null, () => {})
}

const printOf = ({ canvas }: Layer) => createHash('sha256').update(canvas.data()).digest('hex')

/** The spread of a picture's greens, which is 0 for one flat colour. */
function spread({ canvas }: Layer): number {
  const pixels = canvas.data()
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 1; at < pixels.length; at += 4 * 13) {
    const value = pixels[at] ?? 0
    sum += value
    squares += value * value
    count += 1
  }
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

function named(prompt: string) {
  return strewn(readPrompt(prompt), randomOf(prompt))
}

describe('a pattern', () => {
  it('holds only what is named', () => {
    expect(named('wzór w małe granatowe kotwice na białym tle')).toEqual(['anchor'])
    expect(named('pattern of strawberries and small white flowers')).toEqual(['strawberry', 'daisy'])
    expect(named('wzór w pastelach').length).toBeGreaterThan(2)
  })
})

describe('drawing a picture', () => {
  const prints = new Map<string, string>()

  it.each(STYLES)('%s fills its sheet and comes out the same again', (style) => {
    const prompt = 'Sowa przy oknie'
    const first = draw(prompt, { style })
    expect(spread(first)).toBeGreaterThan(8)
    const pixels = first.canvas.data()
    for (let at = 3; at < pixels.length; at += 4 * 101) expect(pixels[at]).toBe(255)
    prints.set(style, printOf(first))
    expect(printOf(draw(prompt, { style }))).toBe(printOf(first))
  })

  it('draws every style differently', () => {
    expect(new Set(prints.values()).size).toBe(STYLES.length)
  })

  it('draws another one for another seed', () => {
    expect(printOf(draw('lis', { style: 'poster' }, 1))).not.toBe(
      printOf(draw('lis', { style: 'poster' }, 2)),
    )
  })

  it('reads the negative prompt', () => {
    const without = draw('kot i pies', { style: 'poster', negativePrompt: 'pies' })
    expect(printOf(without)).not.toBe(printOf(draw('kot i pies', { style: 'poster' })))
  })

  it.each(['„Żółć”', '„Sto lat!” kot', '„' + 'długie zdanie '.repeat(8) + '”', '\u0000\u202E<b>', '🎂🎉'])(
    'sets %j in any style',
    (prompt) => {
      for (const style of ['typographic', 'poster', 'pattern'] as const) {
        expect(spread(draw(prompt, { style }))).toBeGreaterThan(2)
      }
    },
  )

  it.runIf(process.env['LONG'])('draws every thing in every size and style', { timeout: 600_000 }, () => {
    for (const name of MOTIFS) expect(spread(draw(name, { style: 'poster' }))).toBeGreaterThan(4)
    for (const style of STYLES) {
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split('x').map((side) => Number(side) / 4)
        const layer = draw('„Dla Ciebie” dom w górach', { style, size }, 3, { width, height })
        expect({ width: layer.width, height: layer.height }).toEqual({ width, height })
        expect(spread(layer)).toBeGreaterThan(4)
      }
    }
  })
})
