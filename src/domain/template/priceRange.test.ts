import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Condition, isMet } from './conditions.ts'
import { graphOf, topologicalOrder } from './graph.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from './newTemplate.ts'
import { costShortfall, priceRange } from './priceRange.ts'
import { quoteRun } from './quote.ts'
import { anyTemplate, anyValues } from './templateArbitrary.ts'
import type { FormField, SourcePort, Template, TemplateNode } from './templateSchema.ts'
import { MOST_WAYS } from './waysThrough.ts'

const enginePrice = () => 3
const edge = (source: string, target: string, sourcePort: SourcePort = 'out') => ({
  id: `${source}-${target}`,
  source,
  sourcePort,
  target,
})
const asks = (value: string, operand = 'styl'): Condition => ({
  operandType: 'field',
  operand,
  operator: 'equals',
  value,
})
const branch = (id: string, condition: Condition) => newNode('branch', { id }, { condition })
const model = (id: string, fanout = 1) =>
  newNode('model', { id }, { model: 'iskra-obraz', fanout, collectStrategy: 'all' })
const output = newNode('output', { id: 'wynik' })
const start = newNode('input', { id: 'start' }, { field: 'imie' })

const template = (
  nodes: readonly TemplateNode[],
  edges: readonly ReturnType<typeof edge>[],
  pricing: Partial<Template['pricing']> = {},
): Template => ({
  ...EMPTY_TEMPLATE,
  form: [
    {
      id: 'krok',
      title: '',
      description: '',
      fields: [newField('text', 'imie'), newField('text', 'styl')],
    },
  ],
  nodes: [start, ...nodes, output],
  edges: [...edges],
  pricing: { ...EMPTY_TEMPLATE.pricing, ...pricing },
})

/** One picture or two, never both. */
const EITHER = template(
  [branch('czy', asks('a')), model('jeden'), model('dwa', 2)],
  [
    edge('start', 'czy'),
    edge('czy', 'jeden', 'true'),
    edge('czy', 'dwa', 'false'),
    edge('jeden', 'wynik'),
    edge('dwa', 'wynik'),
  ],
)

const filled = (styl: string) => quoteRun(EITHER, { values: { styl }, context: {}, enginePrice })

describe('what a template can cost', () => {
  it('adds no two ways of one branch together, and leaves out neither', () => {
    expect(priceRange(EITHER, enginePrice)).toEqual({ least: 3, most: 6 })
  })

  it('knows that a field is one thing, and that branches which ask the same go the same way', () => {
    const styles = ['a', 'b', 'c']
    const beside = template(
      [...styles.map((style) => branch(`czy-${style}`, asks(style))), ...styles.map((style) => model(style))],
      styles.flatMap((style) => [
        edge('start', `czy-${style}`),
        edge(`czy-${style}`, style, 'true'),
        edge(style, 'wynik'),
      ]),
    )
    expect(priceRange(beside, enginePrice)).toEqual({ least: 0, most: 3 })
    const not: Condition = { ...asks('a'), operator: 'notEquals' }
    const twice = template(
      [branch('raz', asks('a')), branch('dwa', not), model('jeden'), model('drugi')],
      [
        edge('start', 'raz'),
        edge('start', 'dwa'),
        edge('raz', 'jeden', 'true'),
        edge('dwa', 'drugi', 'true'),
        edge('jeden', 'wynik'),
        edge('drugi', 'wynik'),
      ],
    )
    expect(priceRange(twice, enginePrice)).toEqual({ least: 3, most: 3 })
  })

  it('knows that one of options is chosen, or nothing where a field may stay empty or isn’t asked', () => {
    const styles = ['a', 'b', 'c']
    const graph = template(
      [...styles.map((style) => branch(`czy-${style}`, asks(style))), ...styles.map((style) => model(style))],
      styles.flatMap((style) => [
        edge('start', `czy-${style}`),
        edge(`czy-${style}`, style, 'true'),
        edge(style, 'wynik'),
      ]),
    )
    const options = styles.map((value) => ({ label: value, value }))
    const range = (change: Partial<FormField>) => {
      const field = newField('select', 'styl', { options, ...change })
      const form = [{ id: 'krok', title: '', description: '', fields: [newField('text', 'imie'), field] }]
      return priceRange({ ...graph, form }, enginePrice)
    }
    expect(range({ isRequired: true })).toEqual({ least: 3, most: 3 })
    expect(range({ isRequired: false })).toEqual({ least: 0, most: 3 })
    expect(range({ isRequired: true, showIf: [asks('Ola', 'imie')] })).toEqual({ least: 0, most: 3 })
    expect(range({ isRequired: true, type: 'multiselect' })).toEqual({ least: 0, most: 3 })
    const none = range({ isRequired: true, options: [{ label: 'd', value: 'd' }] })
    expect(none).toEqual({ least: 0, most: 0 })
  })

  it('of options is exactly what the forms that can be sent cost, the least and the most of them', () => {
    const values = ['a', 'b', 'c', '']
    const asking = fc.record({
      operand: fc.constantFrom('styl', 'inny'),
      operator: fc.constantFrom('equals' as const, 'notEquals' as const, 'startsWith' as const),
      value: fc.constantFrom(...values),
    })
    const field = fc.record({
      options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      isRequired: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(asking, { minLength: 1, maxLength: 5 }), field, field, (asked, styl, inny) => {
        const conditions = asked.map((each): Condition => ({ ...each, operandType: 'field' }))
        const graph = template(
          [
            ...conditions.map((condition, at) => branch(`b${at}`, condition)),
            ...conditions.map((_, at) => model(`m${at}`, at + 1)),
          ],
          conditions.flatMap((_, at) => [
            edge('start', `b${at}`),
            edge(`b${at}`, `m${at}`, 'true'),
            edge(`m${at}`, 'wynik'),
          ]),
        )
        const chosen = { styl, inny }
        const fields = Object.entries(chosen).map(([name, { options, isRequired }]) =>
          newField('radio', name, { isRequired, options: options.map((value) => ({ label: value, value })) }),
        )
        const form = [{ id: 'krok', title: '', description: '', fields }]
        const held = ({ options, isRequired }: typeof styl) => [...options, ...(isRequired ? [] : [''])]
        const prices = held(styl).flatMap((one) =>
          held(inny).map((other) => {
            const filledSo = { values: { styl: one, inny: other }, context: {}, enginePrice }
            return quoteRun({ ...graph, form }, filledSo)
          }),
        )
        expect(priceRange({ ...graph, form }, enginePrice)).toEqual({
          least: Math.min(...prices.map(({ least }) => least)),
          most: Math.max(...prices.map(({ most }) => most)),
        })
      }),
    )
  })

  it('of switches is exactly what the forms that can be sent cost', () => {
    const asking = fc.record({
      operand: fc.constantFrom('ramka', 'zgoda'),
      operator: fc.constantFrom('equals' as const, 'notEquals' as const),
      value: fc.constantFrom<Condition['value']>(true, false, 'true', 'false'),
    })
    fc.assert(
      fc.property(fc.array(asking, { minLength: 1, maxLength: 5 }), fc.boolean(), (asked, isRequired) => {
        const conditions = asked.map((each): Condition => ({ ...each, operandType: 'field' }))
        const graph = template(
          [
            ...conditions.map((condition, at) => branch(`b${at}`, condition)),
            ...conditions.map((_, at) => model(`m${at}`, at + 1)),
          ],
          conditions.flatMap((_, at) => [
            edge('start', `b${at}`),
            edge(`b${at}`, `m${at}`, 'true'),
            edge(`m${at}`, 'wynik'),
          ]),
        )
        const fields = [newField('toggle', 'ramka'), newField('checkbox', 'zgoda', { isRequired })]
        const whole = { ...graph, form: [{ id: 'krok', title: '', description: '', fields }] }
        const prices = [true, false].flatMap((ramka) =>
          (isRequired ? [true] : [true, false]).map((zgoda) =>
            quoteRun(whole, { values: { ramka, zgoda }, context: {}, enginePrice }),
          ),
        )
        expect(priceRange(whole, enginePrice)).toEqual({
          least: Math.min(...prices.map(({ least }) => least)),
          most: Math.max(...prices.map(({ most }) => most)),
        })
      }),
    )
  })

  it('is what the filled form says, once it is filled', () => {
    expect([filled('a'), filled('b')]).toEqual([
      { least: 3, most: 3 },
      { least: 6, most: 6 },
    ])
  })

  it('is exact along a chain of more branches than could all be tried', () => {
    const count = 60
    const chain = Array.from({ length: count }, (_, at) => branch(`b${at}`, asks(String(at), `pole${at}`)))
    const models = Array.from({ length: count }, (_, at) => model(`m${at}`, 1 + (at % 2)))
    const long = template(
      [...chain, ...models],
      [
        edge('start', 'b0'),
        ...chain.flatMap(({ id }, at) => [
          edge(id, `m${at}`, 'true'),
          edge(`m${at}`, 'wynik'),
          edge(id, at + 1 < count ? `b${at + 1}` : 'wynik', 'false'),
        ]),
      ],
    )
    expect(priceRange(long, enginePrice)).toEqual({ least: 0, most: 6 })
  })

  it('is nothing once its author gives it away, and its engines’ price from birth', () => {
    expect(priceRange({ ...EITHER, pricing: { ...EITHER.pricing, isFree: true } }, enginePrice)).toEqual({
      least: 0,
      most: 0,
    })
    expect(priceRange({ ...EITHER, pricing: EMPTY_TEMPLATE.pricing }, enginePrice).least).toBe(3)
  })
})

/** The price of a graph’s nodes for these answers of its branches; found by walking the graph. */
function priceWhen({ nodes, edges }: Template, answers: ReadonlyMap<string, boolean>): number {
  const runs = new Set<string>()
  const graph = graphOf({ nodes, edges })
  for (const index of topologicalOrder(graph).order) {
    const node = graph.nodes[index]
    if (node === undefined) continue
    const arriving = edges.filter(({ target }) => target === node.id)
    const isLive = arriving.some(({ source, sourcePort }) => {
      const answer = answers.get(source)
      return runs.has(source) && (answer === undefined || String(answer) === sourcePort)
    })
    if (arriving.length === 0 || isLive) runs.add(node.id)
  }
  return nodes
    .filter(({ id }) => runs.has(id))
    .reduce((sum, node) => sum + (node.kind === 'model' ? 3 * node.settings.fanout : 0), 0)
}

type Branch = Extract<TemplateNode, { readonly kind: 'branch' }>

/** Every answer of all branches that some form could give: the same question has one answer, a field one value. */
function everyAnswer(branches: readonly Branch[]): readonly ReadonlyMap<string, boolean>[] {
  const all = Array.from(
    { length: 2 ** branches.length },
    (_, bits) => new Map(branches.map(({ id }, at) => [id, ((bits >> at) & 1) === 1])),
  )
  return all.filter((answers) =>
    branches.every((one) =>
      branches.every((other) => {
        const [first, second] = [one.settings.condition, other.settings.condition]
        if (first.operand !== second.operand) return true
        const holds = answers.get(one.id) === true
        const alsoHolds = answers.get(other.id) === true
        if (first.operator === 'equals' && holds && isEquality(second)) {
          return alsoHolds === isMet(second, () => first.value)
        }
        if (first.operator === 'notEquals' && !holds && isEquality(second)) {
          return alsoHolds === isMet(second, () => first.value)
        }
        if (isEquality(first) && isEquality(second) && isSameValue(first, second)) {
          return (holds === alsoHolds) === (first.operator === second.operator)
        }
        return first.operator !== second.operator || first.value !== second.value || holds === alsoHolds
      }),
    ),
  )
}
const isEquality = ({ operator }: Condition) => operator === 'equals' || operator === 'notEquals'
const isSameValue = (one: Condition, other: Condition) =>
  isMet({ ...one, operator: 'equals' }, () => other.value)

/** Random graphs whose models are priced per variant. */
const summed = anyTemplate.map((each): Template => ({
  ...each,
  pricing: { ...FIXED_PRICING, isEnabled: true },
  nodes: each.nodes.map((node) =>
    node.kind === 'model' ? { ...node, settings: { ...node.settings, collectStrategy: 'all' } } : node,
  ),
}))

describe('the ways through a random graph', () => {
  it('cost just what trying every answer of its branches says', () => {
    fc.assert(
      fc.property(summed, (each) => {
        const branches = each.nodes.filter((node) => node.kind === 'branch')
        fc.pre(branches.length <= 7)
        const prices = everyAnswer(branches).map((answers) => priceWhen(each, answers))
        expect(priceRange(each, enginePrice)).toEqual({
          least: Math.min(...prices),
          most: Math.max(...prices),
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it('hold the price of each filled form, however many they are', () => {
    fc.assert(
      fc.property(summed, anyValues, (each, values) => {
        const { least, most } = priceRange(each, enginePrice)
        const quote = quoteRun(each, { values, context: {}, enginePrice })
        expect(quote.least).toBe(quote.most)
        expect(quote.least).toBeGreaterThanOrEqual(least)
        expect(quote.most).toBeLessThanOrEqual(most)
      }),
      { numRuns: 500 },
    )
  })

  it('hold the true price where they are more than can be tried', () => {
    const count = 14
    expect(2 ** count).toBeGreaterThan(MOST_WAYS)
    const branches = Array.from({ length: count }, (_, at) => branch(`b${at}`, asks('x', `pole${at}`)))
    const many = template(
      [...branches, ...branches.map(({ id }) => model(`m-${id}`))],
      branches.flatMap(({ id }) => [
        edge('start', id),
        edge(id, `m-${id}`, 'true'),
        edge(`m-${id}`, 'wynik'),
      ]),
    )
    expect(priceRange(many, enginePrice)).toEqual({ least: 0, most: count * 3 })
  })
})

describe('a price held against what engines cost', () => {
  it.each<[string, Partial<Template['pricing']>, number, ReturnType<typeof costShortfall>]>([
    ['by its engines', {}, 0, null],
    ['one price, nothing', { isEnabled: false }, 0, 'unpaid'],
    ['one price that pays for the cheaper way alone', { isEnabled: false }, 4, 'below'],
    ['one price for all', { isEnabled: false }, 6, null],
    ['nothing for its engine', { models: { 'iskra-obraz': 0 } }, 0, 'unpaid'],
    ['less than its engine', { models: { 'iskra-obraz': 2 } }, 0, 'below'],
    ['by nodes that nobody has priced', { mode: 'node-based' }, 0, 'unpaid'],
    ['by a path that costs nothing', { mode: 'path-based' }, 0, 'unpaid'],
    ['at a bound below the cost', { maxCredits: 4 }, 0, 'below'],
    ['given away', { isFree: true, isEnabled: false }, 0, null],
  ])('%s', (_what, pricing, credits, shortfall) => {
    const details = { ...EITHER.details, credits }
    const priced = { ...EITHER, details, pricing: { ...EITHER.pricing, ...pricing } }
    expect(costShortfall(priced, enginePrice)).toBe(shortfall)
  })

  it('finds the way that costs nothing beside one that is paid for', () => {
    const dear = { ...EITHER, pricing: { ...EITHER.pricing, mode: 'node-based' as const } }
    const nodes = dear.nodes.map((node) =>
      node.id === 'dwa' ? { ...node, pricing: { label: '', note: '', estimated: 9, min: 0, max: 9 } } : node,
    )
    expect(costShortfall({ ...dear, nodes }, enginePrice)).toBe('unpaid')
  })
})

/** A chain of branches, each about the same field, and a picture behind each. */
const chain = (
  length: number,
  condition: (at: number) => Condition,
  fields: readonly FormField[],
): Template => {
  const branches = Array.from({ length }, (_, at) => branch(`b${at}`, condition(at)))
  const models = Array.from({ length }, (_, at) => model(`m${at}`))
  const edges = branches.flatMap(({ id }, at) => [
    edge(at === 0 ? 'start' : `b${at - 1}`, id, at === 0 ? 'out' : 'false'),
    edge(id, `m${at}`, 'true'),
    edge(`m${at}`, 'wynik'),
  ])
  const made = template([...branches, ...models], edges)
  return { ...made, form: [{ id: 'krok', title: '', description: '', fields: [...fields] }] }
}

describe('a graph that its author has made as large as it can be', () => {
  const options = Array.from({ length: 200 }, (_, at) => ({ value: `opcja-${at}`, label: '' }))
  const select = newField('select', 'styl', { options, isRequired: true })

  it('costs what its ways cost, though branches ask of two hundred options by parts of their names', () => {
    const asked = chain(99, (at) => ({ ...asks(`-${at}`), operator: 'endsWith' }), [select])
    // The first match is made, or nothing without a match.
    expect(priceRange(asked, enginePrice)).toEqual({ least: 0, most: 3 })
  })

  it('leaves open what long values of many branches would take too long to compare', () => {
    const long = 'x'.repeat(20_000)
    const asked = chain(99, (at) => ({ ...asks(`${long}${at}`), operator: 'contains' }), [select])
    const { least, most } = priceRange(asked, enginePrice)
    // No option has such a text: every open branch counts with its highest price.
    expect(least).toBe(0)
    expect(most).toBeGreaterThanOrEqual(0)
  })
})
