import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dryRun } from './dryRun.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from './newTemplate.ts'
import { anyTemplate, anyValues } from './templateArbitrary.ts'
import { priceRange } from './priceRange.ts'
import type { Template } from './templateSchema.ts'

const enginePrice = () => 4
const context = { language: 'pl' }
const edge = (source: string, target: string, sourcePort: 'out' | 'true' | 'false' = 'out') => ({
  id: `${source}-${target}`,
  source,
  sourcePort,
  target,
})

/** A template for a wish: a picture for a child, words for everyone else. */
const WISH: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, credits: 9 },
  pricing: FIXED_PRICING,
  form: [
    {
      id: 'kto',
      title: 'Dla kogo',
      description: '',
      fields: [newField('text', 'imie'), newField('number', 'wiek')],
    },
  ],
  nodes: [
    newNode('input', { id: 'imie' }, { field: 'imie' }),
    newNode(
      'branch',
      { id: 'dziecko' },
      { condition: { operandType: 'field', operand: 'wiek', operator: 'lt', value: 10 } },
    ),
    newNode(
      'model',
      { id: 'obraz' },
      { model: 'iskra-obraz', promptTemplate: 'Miś dla: {{imie}}', fanout: 2, collectStrategy: 'best_of' },
    ),
    newNode('transform', { id: 'slowa' }, { operation: 'uppercase' }),
    newNode('output', { id: 'wynik' }, { name: 'wynik' }),
  ],
  edges: [
    edge('imie', 'dziecko'),
    edge('dziecko', 'obraz', 'true'),
    edge('dziecko', 'slowa', 'false'),
    edge('obraz', 'wynik'),
    edge('slowa', 'wynik'),
  ],
}
const run = (template: Template, wiek: number) =>
  dryRun(template, { values: { imie: 'Łucja', wiek }, context, enginePrice })

const findPdf = () => ({ name: 'a.pdf', words: null })

describe('a dry run', () => {
  it('goes the way that its branch decides, and skips the other', () => {
    const child = run(WISH, 7)
    expect(child.results).toEqual([
      { output: 'wynik', parts: [{ mode: 'image', prompt: 'Miś dla: Łucja', processed: [] }] },
    ])
    expect(child.trace.map(({ node, state, taken }) => [node, state, taken])).toEqual([
      ['imie', 'ran', null],
      ['dziecko', 'ran', 'true'],
      ['obraz', 'ran', null],
      ['slowa', 'skipped', null],
      ['wynik', 'ran', null],
    ])
    expect(run(WISH, 40).results).toEqual([{ output: 'wynik', parts: ['ŁUCJA'] }])
  })

  it('costs what its pricing says of the way it went', () => {
    const priced = (mode: Template['pricing']['mode'], change: Partial<Template['pricing']> = {}) => ({
      ...WISH,
      pricing: { ...WISH.pricing, isEnabled: true, mode, ...change },
    })
    expect(run(WISH, 7).price).toBe(9)
    expect([7, 40].map((age) => run(priced('model-based'), age).price)).toEqual([8, 0])
    expect(run(priced('model-based', { models: { 'iskra-obraz': 1 } }), 7).price).toBe(2)
    expect(run(priced('model-based', { minCredits: 3, maxCredits: 5 }), 7).price).toBe(5)
    expect(run(priced('model-based', { minCredits: 3, maxCredits: 5 }), 40).price).toBe(3)
    const condition = { operandType: 'field', operand: 'wiek', operator: 'gt', value: 17 } as const
    const paths = [{ label: 'dorosły', estimatedCredits: 12, conditions: [condition] }]
    expect([7, 40].map((age) => run(priced('path-based', { paths }), age).price)).toEqual([9, 12])
  })

  it('runs each node at most once, after what it reads; always gives the same; never costs more or less than was said', () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, values) => {
        const once = dryRun(template, { values, context, enginePrice })
        expect(dryRun(structuredClone(template), { values, context, enginePrice })).toEqual(once)
        const names = once.trace.map(({ node }) => node)
        expect(new Set(names).size).toBe(names.length)
        expect([...names, ...once.unordered].toSorted()).toEqual(
          template.nodes.map(({ id }) => id).toSorted(),
        )
        const states = new Map(once.trace.map(({ node, state }) => [node, state]))
        for (const { source, target } of template.edges) {
          const arriving = template.edges.filter((other) => other.target === target)
          const isOnlyWay = arriving.every((other) => other.source === source)
          const isCutOff = isOnlyWay && states.get(source) === 'skipped'
          expect(!isCutOff || states.get(target) === 'skipped').toBe(true)
        }
        const { least, most } = priceRange(template, enginePrice)
        expect(once.price).toBeGreaterThanOrEqual(least)
        expect(once.price).toBeLessThanOrEqual(most)
      }),
      { numRuns: 300 },
    )
  })
})

describe('work on pictures', () => {
  it('leaves films, sounds and words as they are', () => {
    const template: Template = {
      ...EMPTY_TEMPLATE,
      nodes: [
        newNode('model', { id: 'obraz' }, { mode: 'image', promptTemplate: 'miś' }),
        newNode('model', { id: 'film' }, { mode: 'video', promptTemplate: 'miś' }),
        newNode('aggregate', { id: 'lista' }, { collectStrategy: 'all' }),
        newNode('postprocess', { id: 'kadr' }, { width: 10 }),
        newNode('output', { id: 'wynik' }),
      ],
      edges: [edge('obraz', 'lista'), edge('film', 'lista'), edge('lista', 'kadr'), edge('kadr', 'wynik')],
    }
    const [result] = dryRun(template, { values: {}, context, enginePrice }).results
    expect(result?.parts).toEqual([
      { mode: 'image', prompt: 'miś', processed: ['resize'] },
      { mode: 'video', prompt: 'miś', processed: [] },
    ])
  })
})

describe('a file of the form', () => {
  const fields = [
    newField('file', 'plik'),
    newField('audio', 'nagranie'),
    newField('video', 'film'),
    newField('image', 'zdjecie'),
  ]
  const given = (
    field: string,
    findFile = () => ({ name: 'lista.csv', words: 'mleko' as string | null }),
  ) => {
    const valueType = ({ plik: 'data', nagranie: 'audio', film: 'video', zdjecie: 'image' } as const)[field]
    const template: Template = {
      ...EMPTY_TEMPLATE,
      form: [{ id: 'krok', title: '', description: '', fields }],
      nodes: [
        newNode('input', { id: 'wejscie' }, { field, ...(valueType === undefined ? {} : { valueType }) }),
        newNode('transform', { id: 'slowa' }, { operation: 'text', text: `{{${field}}}: {{previous}}` }),
        newNode('output', { id: 'wynik' }),
        newNode('output', { id: 'napis' }),
      ],
      edges: [edge('wejscie', 'wynik'), edge('wejscie', 'slowa'), edge('slowa', 'napis')],
    }
    const values = { plik: 'id', nagranie: 'id', film: 'id', zdjecie: 'id' }
    return dryRun(template, { values, context, enginePrice, findFile }).results.map(({ parts }) => parts)
  }

  it('goes on as itself, and is read where words are asked for', () => {
    const file = { sent: 'file', file: 'sent:id', name: 'lista.csv', words: 'mleko' }
    expect(given('plik')).toEqual([[file], ['mleko: mleko']])
  })

  it('that nobody reads gives its name to words', () => {
    for (const [field, sent] of [
      ['plik', 'file'],
      ['nagranie', 'audio'],
      ['film', 'video'],
    ] as const) {
      const file = { sent, file: 'sent:id', name: 'a.pdf', words: 'a.pdf' }
      expect(given(field, findPdf)).toEqual([[file], ['a.pdf: a.pdf']])
    }
  })

  it('that is a picture is the one of the gallery, and has no words', () => {
    const picture = { mode: 'image', prompt: '', processed: [], file: 'gallery:id' }
    expect(given('zdjecie')).toEqual([[picture], [': ']])
  })
})
