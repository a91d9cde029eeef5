import { describe, expect, it } from 'vitest'
import { MOTIFS, WORN } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { canWear } from '#domain/generation/reading/wearing.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { shapesOf } from './thing.ts'
import { tonesOf } from './tones.ts'
import { headOf } from './head.ts'
import { withWorn } from './worn.ts'

const random = randomOf('worn')
const hand = { tones: tonesOf(readPrompt('kot'), random), random, own: null }

const WEARERS = MOTIFS.filter((name) => canWear(name, 'hat'))

describe('a scarf of one’s own', () => {
  it.each(['penguin', 'snowman'] as const)('is dyed, and no second one is put over it: %s', (name) => {
    const [one] = readPrompt(`${name} in a red scarf`).motifs
    const [bare] = readPrompt(name).motifs
    const sheet = { tones: hand.tones, random: randomOf('scarf') }
    const plain = { tones: hand.tones, random: randomOf('scarf') }
    const [worn, usual] = [one, bare].map((motif, nth) =>
      motif === undefined
        ? []
        : shapesOf(nth === 0 ? sheet : plain, { ...motif, colour: null, grown: 1, nth: 0, many: 1 }),
    )
    expect(worn).toHaveLength(usual?.length ?? 0)
    expect(worn?.some(({ colour }) => colour === '#d8392f')).toBe(true)
  })
})

describe('what is worn', () => {
  it.each(WEARERS)('sits on the head of: %s', (name) => {
    const shapes = ALL_MOTIFS[name].draw(hand)
    const head = headOf(shapes)
    expect(head).not.toBeNull()
    if (head === null) return
    // A head is in the upper part of a standing figure, and has a place for a hat.
    expect(head.top).toBeLessThan(head.y)
    expect(head.width).toBeGreaterThan(0.05)
    for (const worn of WORN.filter((one) => one !== 'dress')) {
      const dressed = withWorn(shapes, [{ name: worn, colours: ['#d8392f'] }], hand)
      expect(dressed.length).toBeGreaterThan(shapes.length)
    }
  })

  it('is nothing on what has no face', () => {
    const house = ALL_MOTIFS.house.draw(hand)
    expect(headOf(house)).toBeNull()
    expect(withWorn(house, [{ name: 'hat', colours: [] }], hand)).toEqual(house)
  })
})
