import { describe, expect, it } from 'vitest'
import { just, type MotifName, MOTIFS } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { canHold, isCarried } from '#domain/generation/reading/wearing.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { gripOf, heldBy } from './held.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import { holds } from './shape.ts'
import { tonesOf } from './tones.ts'
import { headOf } from './head.ts'

const random = randomOf('held')
const hand = { tones: tonesOf(readPrompt('kot'), random), random, own: null }
const THINGS = MOTIFS.filter(isCarried)
const HOLDERS = MOTIFS.filter(canHold)

function held(holder: MotifName, name: MotifName) {
  const drawn = ALL_MOTIFS[holder].draw({ ...hand, isEmpty: true, grip: gripOf(holder, just(name)) })
  return { drawn, shapes: heldBy(holder, drawn, just(name), hand) }
}

function wide(holder: MotifName): number {
  const { left, right } = boundsOf(held(holder, 'guitar').shapes)
  return right - left
}

describe('what each hand holds', () => {
  it.each(['woman', 'girl', 'teddy', 'bear'] as const)('is at both sides of: %s', (holder) => {
    const [rose, book] = [just('rose'), just('diploma')]
    const drawn = ALL_MOTIFS[holder].draw({ ...hand, isEmpty: true, grip: gripOf(holder, book, rose) })
    const shapes = heldBy(holder, drawn, book, hand, rose)
    const { left, right } = boundsOf(shapes)
    const own = boundsOf(drawn)
    expect(left).toBeLessThan(own.left * 0.8)
    expect(right).toBeGreaterThan(own.right * 0.8)
    const eyes = headOf(drawn)?.eyes ?? []
    expect(eyes.filter((eye) => shapes.some((shape) => shape.line === null && holds(shape, eye)))).toEqual([])
  })

  it('is a guitar that suits its player', () => {
    expect(wide('bear')).toBeGreaterThan(ALL_MOTIFS.bear.breadth * 0.7)
    expect(wide('woman')).toBeGreaterThan(0.4)
  })
})

describe('what is held', () => {
  it.each(HOLDERS)('by: %s, leaves the face free and keeps to its holder', (holder) => {
    for (const name of THINGS) {
      const { drawn, shapes } = held(holder, name)
      expect(shapes.length).toBeGreaterThan(0)
      const eyes = headOf(drawn)?.eyes ?? []
      const covered = eyes.filter((eye) =>
        shapes.some((shape) => shape.line === null && shape.alpha > 0.5 && holds(shape, eye)),
      )
      expect([name, covered]).toEqual([name, []])
      const [own, its] = [boundsOf(drawn), boundsOf(shapes)]
      // It touches its holder, or hangs on to a string that does.
      expect([name, its.left < own.right && its.right > own.left]).toEqual([name, true])
      expect([name, its.bottom > own.top && its.bottom < own.bottom + 0.12]).toEqual([name, true])
    }
  })

  it('is as colourful as was said, one colour for each who has one', () => {
    const balloons = { ...just('balloon'), colours: ['#d8392f', '#4f7fc9'] }
    const drawn = ALL_MOTIFS.child.draw(hand)
    const coloursOf = (nth: number) =>
      heldBy('child', drawn, balloons, { ...hand, nth }).map(({ colour }) => colour)
    expect(coloursOf(0)).toContain('#d8392f')
    expect(coloursOf(1)).toContain('#4f7fc9')
  })
})
