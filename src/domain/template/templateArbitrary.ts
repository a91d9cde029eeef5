import * as fc from 'fast-check'
import { CONDITION_OPERATORS, type Condition } from './conditions.ts'
import { EMPTY_TEMPLATE, newField, newNode } from './newTemplate.ts'
import { TRANSFORMS } from './kinds/transform/transformSettings.ts'
import { conditionOf } from './nodeKinds.ts'
import {
  NODE_KIND_NAMES,
  type NodeKind,
  type NodeOf,
  PRICING_MODES,
  type Template,
  type TemplateNode,
} from './templateSchema.ts'
import { COLLECT_STRATEGIES } from './templateShapes.ts'

const FIELDS = ['imie', 'okazja', 'liczba']
const ENGINES = ['iskra-obraz', 'dall-e-3']
const field = fc.constantFrom(...FIELDS)

const condition: fc.Arbitrary<Condition> = fc.record({
  operandType: fc.constant('field' as const),
  operand: field,
  operator: fc.constantFrom(...CONDITION_OPERATORS),
  value: fc.oneof(fc.string({ maxLength: 4 }), fc.integer({ min: -3, max: 3 }), fc.boolean()),
})

const credits = fc.nat({ max: 50 })

/** Parameters of a model: valid ones, ones with invalid values, and unknown ones. */
const parameters = fc.dictionary(
  fc.constantFrom('style', 'size', 'quality', 'seed', 'negativePrompt', 'reference', 'styl', 'valueOf'),
  fc.oneof(
    fc.constantFrom('watercolour', 'watercolor', 'vivid', '1024x1024', '', 'hd'),
    fc.integer({ min: -1, max: 3 }),
    fc.boolean(),
  ),
  { maxKeys: 3 },
)

/** Nodes of each kind. */
const NODES: { readonly [Kind in NodeKind]: (id: string) => fc.Arbitrary<NodeOf<Kind>> } = {
  input: (id) => field.map((name) => newNode('input', { id }, { field: name })),
  model: (id) =>
    fc
      .record({
        model: fc.constantFrom(...ENGINES),
        fanout: fc.integer({ min: 1, max: 3 }),
        modelParameters: parameters,
        advancedParameters: parameters,
      })
      .chain((settings) =>
        fc
          .constantFrom(...COLLECT_STRATEGIES)
          .map((collectStrategy) =>
            newNode(
              'model',
              { id },
              { ...settings, collectStrategy, promptTemplate: 'Dla {{imie}} {{previous}}' },
            ),
          ),
      ),
  branch: (id) => condition.map((asked) => newNode('branch', { id }, { condition: asked })),
  transform: (id) =>
    fc.constantFrom(...TRANSFORMS).map((operation) => newNode('transform', { id }, { operation, text: 'a' })),
  aggregate: (id) =>
    fc
      .constantFrom(...COLLECT_STRATEGIES)
      .map((collectStrategy) => newNode('aggregate', { id }, { collectStrategy })),
  postprocess: (id) => fc.constant(newNode('postprocess', { id }, { width: 100 })),
  output: (id) => fc.constant(newNode('output', { id }, { name: id })),
}

const node = (id: string): fc.Arbitrary<TemplateNode> =>
  fc.oneof(...NODE_KIND_NAMES.map((kind): fc.Arbitrary<TemplateNode> => NODES[kind](id))).chain((each) =>
    fc.option(credits).map((estimated) => ({
      ...each,
      pricing: estimated === null ? null : { label: '', estimated, min: 0, max: 50, note: '' },
    })),
  )

const pricing = fc.record({
  isFree: fc.boolean(),
  isEnabled: fc.boolean(),
  mode: fc.constantFrom(...PRICING_MODES),
  minCredits: fc.nat({ max: 5 }),
  maxCredits: fc.constantFrom(0, 40),
  displayRange: fc.boolean(),
  paths: fc.array(
    fc.record({
      label: fc.constant(''),
      estimatedCredits: credits,
      conditions: fc.array(condition, { maxLength: 2 }),
    }),
    { maxLength: 3 },
  ),
  models: fc.dictionary(fc.constantFrom(...ENGINES), credits),
})

/** Translated texts, some of which occur in several places, and some that no template has. */
const word = fc.constantFrom('Imię', 'Okazja', 'Kartka', 'toString', '2026', '')

const english = fc.dictionary(
  fc.constantFrom('Imię', 'Okazja', 'Kartka', 'Dawny tekst'),
  fc.constantFrom('A', 'B'),
)

const examples = fc.uniqueArray(
  fc.record({
    caption: word,
    type: fc.constant('image' as const),
    url: fc.constantFrom('/a.webp', '/b.webp', '/c.webp'),
  }),
  { selector: ({ url }) => url, maxLength: 3 },
)

const isForked = (source: TemplateNode | undefined) => source !== undefined && conditionOf(source) !== null

/** Templates with any edges between their nodes, circles and refused ones included, and a form of three fields. */
export const anyTemplate: fc.Arbitrary<Template> = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.record({
      nodes: fc.tuple(...Array.from({ length: count }, (_, index) => node(`n${index}`))),
      ends: fc.array(
        fc.record({
          source: fc.nat({ max: count - 1 }),
          target: fc.nat({ max: count - 1 }),
          isTrue: fc.boolean(),
        }),
        { maxLength: 2 * count },
      ),
      pricing,
      credits,
      labels: fc.tuple(word, word, word),
      english,
      examples,
    }),
  )
  .map(({ nodes, ends, labels, pricing: ownPricing, credits: ownCredits, ...rest }) => ({
    ...EMPTY_TEMPLATE,
    ...rest,
    details: { ...EMPTY_TEMPLATE.details, credits: ownCredits },
    nodes,
    edges: ends.map(({ source, target, isTrue }, index) => ({
      id: `e${index}`,
      source: `n${source}`,
      sourcePort: isForked(nodes[source])
        ? isTrue
          ? ('true' as const)
          : ('false' as const)
        : ('out' as const),
      target: `n${target}`,
    })),
    form: [
      {
        id: 'krok',
        title: '',
        description: '',
        fields: FIELDS.map((name, at) => newField('text', name, { label: labels[at] ?? '' })),
      },
    ],
    pricing: ownPricing,
  }))

/** Values for a form of those fields. */
export const anyValues = fc.record({
  imie: fc.oneof(fc.constantFrom('Ola', 'Jan', ''), fc.string({ maxLength: 4 })),
  okazja: fc.oneof(fc.constantFrom('ślub', '1'), fc.boolean()),
  liczba: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 })),
})
