import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, CARD_RATIO, fitPicture, pictureBox } from './cardFace.ts'

const wish = fc.record({
  front: fc.constantFrom('', 'Sto lat'),
  look: fc.constantFrom('full' as const, 'framed' as const),
})
const picture = fc.record({
  width: fc.integer({ min: 1, max: 4_000 }),
  height: fc.integer({ min: 1, max: 4_000 }),
})
const WIDTH = 1_000
const measure = (line: string) => line.length

describe('the front of a card', () => {
  it('keeps its picture on the paper, undistorted, and inside its own edges', () => {
    fc.assert(
      fc.property(wish, picture, (wanted, size) => {
        const box = pictureBox(WIDTH, wanted)
        expect(box.x + box.width).toBeLessThanOrEqual(WIDTH)
        expect(box.y + box.height).toBeLessThanOrEqual(WIDTH * CARD_RATIO)
        const { from, to } = fitPicture(size, box, wanted.look)
        expect(to.x).toBeGreaterThanOrEqual(box.x - 1e-6)
        expect(to.y).toBeGreaterThanOrEqual(box.y - 1e-6)
        expect(to.width).toBeLessThanOrEqual(box.width + 1e-6)
        expect(to.height).toBeLessThanOrEqual(box.height + 1e-6)
        expect(from.x + from.width).toBeLessThanOrEqual(size.width + 1e-6)
        expect(to.width / from.width).toBeCloseTo(to.height / from.height, 5)
      }),
    )
  })

  it('shows the whole picture in a frame, and fills the paper without one', () => {
    const wide = { width: 1_600, height: 900 }
    const framed = { front: '', look: 'framed' } as const
    expect(fitPicture(wide, pictureBox(WIDTH, framed), 'framed').from).toMatchObject(wide)
    const full = pictureBox(WIDTH, { front: '', look: 'full' })
    expect(fitPicture(wide, full, 'full').to).toEqual(full)
    expect(full).toEqual({ x: 0, y: 0, width: WIDTH, height: WIDTH * CARD_RATIO })
  })

  it('leaves the words room under the picture', () => {
    const bare = pictureBox(WIDTH, { front: ' ', look: 'full' })
    const worded = pictureBox(WIDTH, { front: 'Sto lat', look: 'full' })
    expect(bare.height - worded.height).toBeGreaterThan(WIDTH / 4)
  })
})

describe('lines', () => {
  it('hold every word once, in order, as wide as they may be', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,12}$/)),
        fc.integer({ min: 1, max: 30 }),
        (words, most) => {
          const lines = breakLines(words.join('  '), most, measure)
          expect(lines.join(' ')).toBe(words.join(' '))
          expect(lines.every((line) => line.length <= most || !line.includes(' '))).toBe(true)
        },
      ),
    )
  })
})
