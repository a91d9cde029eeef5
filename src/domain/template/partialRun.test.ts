import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dryRun } from './dryRun.ts'
import { graphOf } from './graph.ts'
import { EMPTY_TEMPLATE, newNode } from './newTemplate.ts'
import { nodesToRun } from './partialRun.ts'
import { anyTemplate, anyValues } from './templateArbitrary.ts'
import type { Template } from './templateSchema.ts'

const edge = (source: string, target: string) => ({
  id: `${source}-${target}`,
  source,
  sourcePort: 'out' as const,
  target,
})
const text = (id: string, of: string) => newNode('transform', { id }, { operation: 'text', text: of })
const picture = (id: string, promptTemplate: string) =>
  newNode('model', { id }, { model: 'iskra-obraz', promptTemplate })

/** Words, a picture of them, and one of a picture and other words. */
const CHAIN: Template = {
  ...EMPTY_TEMPLATE,
  pricing: { ...EMPTY_TEMPLATE.pricing, isEnabled: true, mode: 'model-based' },
  nodes: [
    text('slowa', 'miś'),
    picture('szkic', '{{previous}} szkic'),
    text('inne', 'w lesie'),
    picture('obraz', '{{previous}} {{node:inne}}'),
    newNode('output', { id: 'wynik' }),
  ],
  edges: [edge('slowa', 'szkic'), edge('szkic', 'obraz'), edge('obraz', 'wynik')],
}
const nothing = () => false
const run = (parts: Partial<Parameters<typeof dryRun>[1]>) =>
  dryRun(CHAIN, { values: {}, context: { language: 'pl' }, enginePrice: () => 4, ...parts })
const given = (value: string) => ({ state: 'ran', taken: null, value }) as const

const toRun = (isAlone: boolean, ready: readonly string[], pinned: readonly string[] = []) => [
  ...nodesToRun(
    CHAIN,
    { node: 'obraz', isAlone },
    { isPinned: (id) => pinned.includes(id), hasGiven: (id) => ready.includes(id) },
  ),
]

describe('a run of a part', () => {
  it('does what it begins with, what follows, and what these lack', () => {
    expect(toRun(false, ['slowa', 'szkic', 'inne', 'obraz', 'wynik'])).toEqual(['obraz', 'wynik'])
    expect(toRun(true, ['slowa', 'szkic', 'inne'])).toEqual(['obraz'])
    expect(toRun(true, ['slowa'])).toEqual(['obraz', 'szkic', 'inne'])
    expect(toRun(true, [], ['szkic'])).toEqual(['obraz', 'inne'])
    expect(toRun(false, [], ['szkic', 'obraz'])).toEqual(['wynik'])
  })

  it('takes what was given, and costs what it does', () => {
    const results = new Map([
      ['szkic', given('gotowy szkic')],
      ['inne', given('nad wodą')],
    ])
    const part = run({ given: results, only: new Set(['obraz']) })
    expect(part.price).toBe(4)
    expect(part.trace.find(({ node }) => node === 'obraz')?.value).toMatchObject({
      prompt: 'gotowy szkic nad wodą',
    })
    expect(part.trace.map(({ node }) => node)).not.toContain('wynik')
    expect(run({}).price).toBe(8)
    expect(run({ given: new Map([['szkic', given('gotowy szkic')]]) }).price).toBe(4)
  })

  it('never costs more than the whole, whatever the template', () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, fc.nat(), fc.boolean(), (template, values, at, isAlone) => {
        const input = { values, context: { language: 'pl' }, enginePrice: () => 4 }
        const whole = dryRun(template, input)
        const entry = whole.trace[at % Math.max(1, whole.trace.length)]
        if (entry === undefined) return
        const known = new Map(whole.trace.map(({ node, ...state }) => [node, state]))
        const only = nodesToRun(
          template,
          { node: entry.node, isAlone },
          { isPinned: nothing, hasGiven: (id) => known.has(id) },
        )
        for (const id of only) known.delete(id)
        const part = dryRun(template, { ...input, given: known, only })
        // With the whole run's results, a part gives the same as the whole.
        expect(part.trace.map(({ node }) => node)).toEqual(whole.trace.map(({ node }) => node))
        expect(part.trace).toEqual(whole.trace)
        expect(part.price).toBeLessThanOrEqual(whole.price)
      }),
    )
  })

  it('needs nothing that it neither does nor has', () => {
    fc.assert(
      fc.property(
        anyTemplate,
        fc.nat(),
        fc.boolean(),
        fc.func(fc.boolean()),
        (template, at, isAlone, hasGiven) => {
          const first = template.nodes[at % Math.max(1, template.nodes.length)]
          if (first === undefined) return
          const wanted = nodesToRun(template, { node: first.id, isAlone }, { isPinned: nothing, hasGiven })
          const graph = graphOf(template)
          expect(wanted.has(first.id)).toBe(true)
          const lacking = template.edges.filter(
            ({ source, target }) =>
              wanted.has(target) && graph.indexOf.has(source) && !wanted.has(source) && !hasGiven(source),
          )
          expect(lacking).toEqual([])
        },
      ),
    )
  })
})
