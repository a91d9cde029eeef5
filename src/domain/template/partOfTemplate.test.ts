import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dryRun } from './dryRun.ts'
import { EMPTY_TEMPLATE, newField, newNode } from './newTemplate.ts'
import { partOfTemplate } from './partOfTemplate.ts'
import { nodesToRun } from './partialRun.ts'
import { engineCostBy, sumOf } from './price.ts'
import { quoteRun } from './quote.ts'
import { anyTemplate, anyValues } from './templateArbitrary.ts'
import type { SourcePort, Template } from './templateSchema.ts'
import { isPublishable, validateTemplate } from './validateTemplate.ts'

const enginePrice = () => 4
const context = { language: 'pl' }
const edge = (source: string, target: string, sourcePort: SourcePort = 'out') => ({
  id: `${source}-${target}`,
  source,
  sourcePort,
  target,
})
const picture = (id: string) =>
  newNode('model', { id }, { model: 'iskra-obraz', promptTemplate: '{{previous}}' })
const condition = { operandType: 'field', operand: 'imie', operator: 'equals', value: 'Ola' } as const

/** One picture or another, and a second made of the first. */
const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Miś', slug: 'mis', description: 'Miś', credits: 9 },
  pricing: { ...EMPTY_TEMPLATE.pricing, isEnabled: false },
  settings: { ...EMPTY_TEMPLATE.settings, webhookUrl: 'https://example.com/hook', notifyUser: true },
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
  nodes: [
    newNode('input', { id: 'imie' }, { field: 'imie' }),
    newNode('branch', { id: 'czy' }, { condition }),
    picture('jeden'),
    picture('drugi'),
    picture('po'),
    newNode('output', { id: 'wynik' }),
  ],
  edges: [
    edge('imie', 'czy'),
    edge('czy', 'jeden', 'true'),
    edge('czy', 'drugi', 'false'),
    edge('jeden', 'po'),
    edge('po', 'wynik'),
    edge('drugi', 'wynik'),
  ],
}
const nothing = { isPinned: () => false, hasGiven: () => false }

it('a part can be run as it stands, costs what its nodes cost, and tells nobody', () => {
  expect(isPublishable(validateTemplate(TEMPLATE))).toBe(true)
  const part = partOfTemplate(TEMPLATE, nodesToRun(TEMPLATE, { node: 'jeden', isAlone: true }, nothing))
  expect(validateTemplate(part).filter(({ severity }) => severity === 'error')).toEqual([])
  expect(part.nodes.map(({ id }) => id)).toEqual(['imie', 'czy', 'jeden', 'output_1', 'output_2'])
  expect(part.settings).toMatchObject({ webhookUrl: '', notifyUser: false })
  const filled = { values: { imie: 'Ola' }, context, enginePrice }
  expect(quoteRun(part, filled)).toEqual({ least: 4, most: 4 })
  expect(quoteRun(part, { ...filled, values: { imie: 'Jan' } })).toEqual({ least: 0, most: 0 })
})

it('a part that is free stays free', () => {
  const free = { ...TEMPLATE, pricing: { ...TEMPLATE.pricing, isFree: true } }
  const part = partOfTemplate(free, new Set(TEMPLATE.nodes.map(({ id }) => id)))
  expect(quoteRun(part, { values: {}, context, enginePrice })).toEqual({ least: 0, most: 0 })
})

it('gives what the whole gives, for what its nodes cost, whatever the template', () => {
  fc.assert(
    fc.property(anyTemplate, anyValues, fc.nat(), fc.boolean(), (template, values, at, isAlone) => {
      const first = template.nodes[at % Math.max(1, template.nodes.length)]
      const input = { values, context, enginePrice }
      const whole = new Map(dryRun(template, input).trace.map((entry) => [entry.node, entry]))
      const only = nodesToRun(template, { node: first?.id ?? '', isAlone }, nothing)
      const part = partOfTemplate(template, only)
      const run = dryRun(part, input)
      const own = run.trace.filter(({ node }) => only.has(node))
      expect(own).toEqual(own.map(({ node }) => whole.get(node)))
      const ran = template.nodes.filter(({ id }) =>
        own.some(({ node, state }) => node === id && state === 'ran'),
      )
      const engines = sumOf(ran, engineCostBy(enginePrice))
      const isByEngines = !part.pricing.isFree && part.pricing.mode === 'model-based'
      const prices = Object.keys(part.pricing.models).length
      expect(isByEngines && prices === 0 ? run.price : engines).toBe(engines)
    }),
  )
})

it('names no end of a part as the rest of the template names something', () => {
  const nodes = TEMPLATE.nodes.map((node) => (node.id === 'wynik' ? { ...node, id: 'output_1' } : node))
  const edges = TEMPLATE.edges.map((each) =>
    each.target === 'wynik' ? { ...each, target: 'output_1' } : each,
  )
  const part = partOfTemplate({ ...TEMPLATE, nodes, edges }, new Set(['po']))
  expect(part.nodes.map(({ id }) => id)).toEqual(['po', 'output_2'])
})

it('what is taken stands in a part, read and led to by nothing, and is no end of it', () => {
  const part = partOfTemplate(TEMPLATE, new Set(['po']), new Set(['jeden', 'drugi']))
  expect(part.nodes.map(({ id }) => id)).toEqual(['jeden', 'drugi', 'po', 'output_1'])
  expect(part.edges.map(({ source, target }) => [source, target])).toEqual([
    ['jeden', 'po'],
    ['po', 'output_1'],
  ])
  const given = new Map(
    ['jeden', 'drugi'].map((id) => [id, { state: 'ran', taken: null, value: 'x' } as const]),
  )
  expect(quoteRun(part, { values: {}, context, enginePrice, given })).toEqual({ least: 4, most: 4 })
})
