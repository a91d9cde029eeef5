import { describe, expect, it } from 'vitest'
import { just, type WantedMotif } from '#domain/generation/reading/brief.ts'
import { readPrompt } from '#domain/generation/reading/readPrompt.ts'
import { randomOf } from '#server/platform/media/brushes/random.ts'
import { boundsOf } from '../picture/trace.ts'
import { eachOf } from './each.ts'
import { nodesOf } from './nodes.ts'
import { groupOf } from './relate.ts'
import { composeScene } from './compose.ts'
import type { Thing } from './thing.ts'
import { boxOf } from './group.ts'
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

function groupsOf(prompt: string) {
  const things = readPrompt(prompt).motifs.flatMap(eachOf)
  return nodesOf(things).map((node) => groupOf(tools(), node))
}

const memberOf = ({ members }: ReturnType<typeof groupOf>, name: Thing['name']) => {
  const found = members.find(({ thing }) => thing.name === name)
  if (found === undefined) throw new Error(`${name} is drawn`)
  return found
}

describe('a player at the piano', () => {
  it.each(['kot gra na pianinie', 'a girl playing the piano', 'pianistka'])(
    'is behind the keys and before the lid, with hands on them: %s',
    (prompt) => {
      const [group] = groupsOf(prompt)
      if (group === undefined) throw new Error('It is drawn')
      const player = group.members.findIndex(({ thing }) => thing.name !== 'piano')
      const pianos = group.members.flatMap(({ thing }, at) => (thing.name === 'piano' ? [at] : []))
      expect(pianos).toHaveLength(3)
      expect(pianos[0]).toBeLessThan(player)
      expect(pianos[1]).toBeGreaterThan(player)
      // The face is above the piano's body, and no feet hang below it.
      const [body, who] = [group.root, group.members[player]]
      if (who === undefined) throw new Error('It is played')
      expect(boxOf(who).top).toBeLessThan(body.y - body.size * 0.75)
      expect(boxOf(who).bottom).toBeLessThan(body.y - body.size * 0.3)
    },
  )
})

describe('two on one bicycle', () => {
  it('are a rider and one behind, both at its height', () => {
    const [group] = groupsOf('tata z synem na rowerze')
    if (group === undefined) throw new Error('It is drawn')
    const [dad, boy] = [memberOf(group, 'dad'), memberOf(group, 'boy')]
    expect(boy.x).toBeLessThan(dad.x)
    expect(boy.size).toBeLessThan(dad.size)
  })
})

function isRoom(prompt: string): boolean {
  const brief = readPrompt(prompt)
  const sheet = { ...tools(), width: 600, height: 600, brief }
  // A room alone has curtains that sway at that depth.
  return composeScene(sheet).some(({ depth, motion }) => depth === 0.36 && motion === 'sway')
}

describe('where things are that nobody said', () => {
  it('is a room for furniture, wherever its company lives', () => {
    expect(isRoom('an elephant giving flowers to a bear in bed')).toBe(true)
    expect(isRoom('słoń i szachy')).toBe(true)
    expect(isRoom('an elephant')).toBe(false)
  })
})
