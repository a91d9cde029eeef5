import { describe, expect, it } from 'vitest'
import { just, type WantedMotif } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { eachOf } from './each.ts'
import { riderOf } from './rider.ts'
import { shapesOf } from './thing.ts'
import { tonesOf } from './tones.ts'
import { dressedForWinter } from './winterClothes.ts'

const tools = () => ({ tones: tonesOf(readPrompt('kot'), randomOf('kot')), random: randomOf('heap') })
const several = (name: WantedMotif['name'], count: number) => eachOf({ ...just(name), count })

describe('several loose things', () => {
  it('lie in one heap with as many as were read', () => {
    const [one] = several('apple', 1)
    const [heap, ...others] = several('apple', 5)
    expect(others).toEqual([])
    if (one === undefined || heap === undefined) throw new Error('Apples are drawn')
    expect(heap.many).toBe(5)
    expect(shapesOf(tools(), heap)).toHaveLength(shapesOf(tools(), one).length * 5)
  })

  it('are about as tall as one of them', () => {
    for (const count of [2, 3, 6, 12]) {
      const [heap] = several('egg', count)
      if (heap === undefined) throw new Error('Eggs are drawn')
      const { top, bottom } = boundsOf(shapesOf(tools(), heap))
      expect(bottom - top).toBeGreaterThan(0.6)
      expect(bottom - top).toBeLessThan(1.5)
    }
  })

  it('are a stack when they are books, and stay apart when they are figures', () => {
    expect(several('book', 3)).toHaveLength(1)
    expect(several('cat', 3)).toHaveLength(3)
  })
})

function worn(prompt: string) {
  const brief = readPrompt(prompt)
  return dressedForWinter(brief.motifs, brief).map(({ wears }) => wears.map(({ name }) => name))
}

describe('people outside', () => {
  it('wear a woolly hat and a scarf in winter only', () => {
    expect(worn('mama zimą')).toEqual([['beanie', 'scarf']])
    expect(worn('mama latem')).toEqual([[]])
    expect(worn('para zimą')).toEqual([['beanie', 'scarf']])
    expect(worn('para młoda zimą')).toEqual([[]])
  })

  it('keep the hat that was said', () => {
    expect(worn('dziewczynka w kapeluszu zimą')).toEqual([['hat', 'scarf']])
  })
})

describe('a rider on a bicycle', () => {
  it('has the hand at the bar, and legs of their own instead of standing ones', () => {
    const [boy] = several('boy', 1)
    if (boy === undefined) throw new Error('A boy is drawn')
    const rider = riderOf(shapesOf(tools(), boy, { grip: 'aside' }), 1)
    expect(boundsOf(rider.body).bottom).toBeLessThan(-0.2)
    const legs = boundsOf([...rider.farLeg, ...rider.nearLeg])
    expect(legs.bottom).toBeGreaterThan(-0.2)
    expect(legs.bottom).toBeLessThan(0)
    expect(rider.x + boundsOf(rider.body).right * rider.size).toBeCloseTo(0.12, 0)
  })
})
