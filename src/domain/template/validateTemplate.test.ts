import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EngineFacts } from './parameterFaults.ts'
import { EMPTY_TEMPLATE, FIXED_PRICING, newField, newNode } from './newTemplate.ts'
import { anyTemplate } from './templateArbitrary.ts'
import type { ValidationContext } from './templateProblems.ts'
import { type Template, templateSchema } from './templateSchema.ts'
import { isPublishable, validateTemplate } from './validateTemplate.ts'

const edge = (source: string, target: string, sourcePort: 'out' | 'true' | 'false' = 'out') => ({
  id: `${source}-${target}-${sourcePort}`,
  source,
  sourcePort,
  target,
})
const model = newNode('model', { id: 'obraz' }, { model: 'iskra-obraz', promptTemplate: 'Miś dla {{imie}}' })

/** Nothing is wrong with it. */
const GOOD: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Miś', slug: 'mis-dla-kogos', description: 'Miś na urodziny' },
  form: [{ id: 'kto', title: 'Kto', description: '', fields: [newField('text', 'imie', { label: 'Imię' })] }],
  nodes: [newNode('input', { id: 'imie' }, { field: 'imie' }), model, newNode('output', { id: 'wynik' })],
  edges: [edge('imie', 'obraz'), edge('obraz', 'wynik')],
}

const details = (change: Partial<Template['details']>) => ({ details: { ...GOOD.details, ...change } })
const nodes = (...more: Template['nodes']) => ({ nodes: [...GOOD.nodes, ...more] })
const field = (...change: Parameters<typeof newField>) => ({
  form: [...GOOD.form, { id: 'dalej', title: '', description: '', fields: [newField(...change)] }],
})
/** A field of this type, an input node that declares its type, and the nodes after it. */
const taking = (
  type: Parameters<typeof newField>[0],
  settings: { readonly valueType: 'text' | 'audio' | 'video' },
  next: Template['nodes'][number] = newNode('output', { id: 'kadr' }),
): Partial<Template> => ({
  ...field(type, 'nagranie', { label: 'Nagranie', isRequired: true }),
  nodes: [...GOOD.nodes, newNode('input', { id: 'nagranie' }, { field: 'nagranie', ...settings }), next],
  edges: [...GOOD.edges, { ...edge('nagranie', 'kadr'), id: 'nagranie-kadr' }],
})
const { validation } = newField('text', 'pole')

/** With a model that is asked so. */
const asked = (modelParameters: typeof model.settings.modelParameters, advancedParameters = {}) => ({
  nodes: GOOD.nodes.with(1, {
    ...model,
    settings: { ...model.settings, modelParameters, advancedParameters },
  }),
})
const PICTURES: EngineFacts = {
  id: 'iskra-obraz',
  type: 'image',
  takes: { style: ['natural', 'watercolour'], seed: true, reference: true },
  credits: 3,
}
/** With a branch that asks this, both ways of it taken. */
const asking = (
  condition: Extract<Template['nodes'][number], { kind: 'branch' }>['settings']['condition'],
) => ({
  ...nodes(newNode('branch', { id: 'czy' }, { condition }), newNode('aggregate', { id: 'razem' })),
  edges: [
    edge('imie', 'czy'),
    edge('czy', 'obraz', 'true'),
    edge('czy', 'razem', 'false'),
    edge('obraz', 'razem'),
    edge('razem', 'wynik'),
  ],
})

const problemsOf = (change: Partial<Template>, context: ValidationContext = {}) =>
  validateTemplate({ ...GOOD, ...change }, context).map(({ code, severity, place, about }) => {
    const [, where = ''] = Object.values(place)
    const named = about === undefined ? '' : `: ${about}`
    return `${severity === 'warning' ? 'warning ' : ''}${code} ${place.part} ${where}`.trim() + named
  })

describe('a template', () => {
  it('can be published when nothing is wrong with it', () => {
    expect(problemsOf({})).toEqual([])
    expect(isPublishable(validateTemplate(GOOD))).toBe(true)
  })

  it('that nothing was done to lacks all that specification part 2, section 5 names', () => {
    expect(validateTemplate(EMPTY_TEMPLATE).map(({ code }) => code)).toEqual([
      'title_missing',
      'slug_missing',
      'description_missing',
      'nodes_missing',
      'form_missing',
    ])
  })

  it.each<[string, Partial<Template>, readonly string[]]>([
    [
      'without a description',
      details({ description: ' ' }),
      ['warning description_missing details description'],
    ],
    ['that asks for a film', field('video', 'film', { label: 'Film', isRequired: true }), []],
    [
      'that takes a file for something else',
      taking('audio', { valueType: 'text' }),
      ['field_type node nagranie'],
    ],
    ['that takes words for a film', taking('text', { valueType: 'video' }), ['field_type node nagranie']],
    ['that takes a sound for what it is', taking('audio', { valueType: 'audio' }), []],
    [
      'that works on a sound as on a picture',
      taking('audio', { valueType: 'audio' }, newNode('postprocess', { id: 'kadr' }, { width: 10 })),
      ['edge_type edge nagranie-kadr'],
    ],
    [
      'that asks an engine about a film',
      taking(
        'video',
        { valueType: 'video' },
        newNode('model', { id: 'kadr' }, { model: 'iskra-obraz', promptTemplate: 'kot' }),
      ),
      ['edge_type edge nagranie-kadr'],
    ],
    [
      'that asks for what nobody can type',
      field('text', 'kod', { label: 'Kod', isRequired: true, isReadOnly: true }),
      ['unfillable field kod'],
    ],
    [
      'that asks for what can’t be pressed',
      field('toggle', 'zgoda', { label: 'Zgoda', isRequired: true, isDisabled: true }),
      ['unfillable field zgoda'],
    ],
    [
      'that shows what is filled in already',
      field('text', 'kod', { label: 'Kod', isRequired: true, isReadOnly: true, defaultValue: 'A1' }),
      [],
    ],
    [
      'that asks for a picture, and nobody for what isn’t seen',
      {
        form: [
          ...GOOD.form,
          {
            id: 'dalej',
            title: '',
            description: '',
            fields: [
              newField('image', 'zdjecie', { label: 'Zdjęcie', isRequired: true }),
              newField('audio', 'glos', { label: 'Głos', isRequired: true, isVisible: false }),
            ],
          },
        ],
      },
      [],
    ],
    ['with a slug that is none', details({ slug: 'Miś dla kogoś' }), ['slug_format details slug']],
    [
      'with addresses that are none',
      details({ thumbnailUrl: 'obraz', previewVideoUrl: '//zly.example/a' }),
      ['thumbnail_address details thumbnailUrl', 'video_address details previewVideoUrl'],
    ],
    [
      'that tells its results in the clear',
      { settings: { ...GOOD.settings, webhookUrl: 'http://a.example/' } },
      ['webhook_address settings'],
    ],
    [
      'with English words that are longer than their place',
      { english: { Kto: 'W'.repeat(121), 'Miś na urodziny': 'W'.repeat(121) } },
      ['english_too_long english: Kto'],
    ],
    ['without edges', { edges: [] }, ['edges_missing graph', 'input_missing node wynik']],
    ['with a circle', { edges: [...GOOD.edges, edge('obraz', 'obraz')] }, ['cycle node obraz']],
    ['with a node by itself', nodes(newNode('aggregate', { id: 'sam' })), ['disconnected node sam']],
    [
      'with two nodes of one id',
      nodes(newNode('output', { id: 'wynik' })),
      ['id_twice node wynik', 'disconnected node wynik'],
    ],
    [
      'with an edge to nowhere',
      { edges: [...GOOD.edges, edge('obraz', 'nikt')] },
      ['edge_end_missing edge obraz-nikt-out'],
    ],
    [
      'with an edge by a way that isn’t there',
      { edges: [...GOOD.edges, edge('imie', 'wynik', 'true')] },
      ['edge_port edge imie-wynik-true'],
    ],
    [
      'that frames words',
      {
        ...nodes(newNode('postprocess', { id: 'kadr' }, { width: 100 })),
        edges: [...GOOD.edges, edge('imie', 'kadr')],
      },
      ['edge_type edge imie-kadr-out'],
    ],
    [
      'whose branch has one way',
      {
        ...nodes(
          newNode(
            'branch',
            { id: 'czy' },
            { condition: { operandType: 'field', operand: 'imie', operator: 'equals', value: 'Ola' } },
          ),
        ),
        edges: [...GOOD.edges, edge('imie', 'czy'), edge('czy', 'wynik', 'true')],
      },
      ['way_missing node czy'],
    ],
    [
      'that asks of a field nobody fills',
      {
        ...nodes(newNode('input', { id: 'nic' }, { field: 'nic' })),
        edges: [...GOOD.edges, edge('nic', 'wynik')],
      },
      ['field_unknown node nic'],
    ],
    [
      'that refers to what comes later',
      {
        nodes: GOOD.nodes.with(1, {
          ...model,
          settings: { ...model.settings, promptTemplate: '{{node:wynik}} {{nic}}' },
        }),
      },
      ['reference_later node obraz: wynik', 'reference_unknown node obraz: nic'],
    ],
    [
      'whose nodes would tell what nobody else shall read',
      {
        ...field('password', 'haslo', { label: 'Hasło' }),
        nodes: [
          ...GOOD.nodes.with(1, { ...model, settings: { ...model.settings, promptTemplate: '{{haslo}}' } }),
          newNode('input', { id: 'tajne' }, { field: 'haslo' }),
        ],
        edges: [...GOOD.edges, edge('tajne', 'wynik')],
      },
      ['reference_secret node obraz: haslo', 'reference_secret node tajne'],
    ],
    [
      'with a model that isn’t chosen',
      { nodes: GOOD.nodes.with(1, { ...model, settings: { ...model.settings, model: '' } }) },
      ['model_missing node obraz'],
    ],
    ['with two fields of one name', field('text', 'imie', { label: 'Imię' }), ['field_twice field imie']],
    [
      'with a choice of nothing',
      field('select', 'okazja', { label: 'Okazja' }),
      ['options_missing field okazja'],
    ],
    ['with a field without a label', field('text', 'okazja'), ['label_missing field okazja']],
    [
      'with bounds that cross',
      field('text', 'okazja', { label: 'Okazja', validation: { ...validation, minLength: 3, maxLength: 2 } }),
      ['bounds_crossed field okazja'],
    ],
    [
      'with an empty step',
      { form: [...GOOD.form, { id: 'pusty', title: '', description: '', fields: [] }] },
      ['step_empty step pusty'],
    ],
    [
      'whose least price is above its most',
      { pricing: { ...GOOD.pricing, minCredits: 9, maxCredits: 3 } },
      ['credits_crossed pricing'],
    ],
  ])('%s says so, and where', (_what, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })

  it('asks its surroundings about slugs, engines and patterns', () => {
    const pattern = field('text', 'okazja', { label: 'Okazja', validation: { ...validation, pattern: '(' } })
    const nothing = { isSlugTaken: () => true, engines: [] }
    expect(problemsOf({ ...pattern }, nothing)).toEqual([
      'slug_taken details slug',
      'model_unknown node obraz: iskra-obraz',
      'pattern_broken field okazja',
    ])
  })

  it('asks an engine only for what it makes, with what it takes', () => {
    expect(problemsOf({}, { engines: [{ ...PICTURES, type: 'video' }] })).toEqual(['model_mode node obraz'])
    const context = { engines: [PICTURES] }
    expect(problemsOf(asked({ style: 'watercolour', seed: 3 }), context)).toEqual([])
    expect(problemsOf(asked({ style: 'watercolor', size: '1024x1024' }), context)).toEqual([
      'parameters_invalid node obraz: style',
      'parameter_unknown node obraz: size',
    ])
    // Values that can never apply are reported, also names that every object has; the run provides a picture.
    expect(problemsOf(asked({ styl: 'wycinanka' }, { reference: 'moje', valueOf: 1 }), context)).toEqual([
      'parameter_unknown node obraz: styl',
      'parameter_unknown node obraz: reference',
      'parameter_unknown node obraz: valueOf',
    ])
  })

  it('says by name what a text or a condition asks of that isn’t there, each once', () => {
    const texts = { promptTemplate: '{{imei}} {{imei}} {{imie}}', negativePrompt: '{{node:nikt}}' }
    expect(
      problemsOf({ nodes: GOOD.nodes.with(1, { ...model, settings: { ...model.settings, ...texts } }) }),
    ).toEqual(['reference_unknown node obraz: imei', 'reference_unknown node obraz: nikt'])
    const { condition } = newNode('branch', { id: 'czy' }).settings
    expect(problemsOf(asking({ ...condition, operand: 'wiek', value: '7' }))).toEqual([
      'reference_unknown node czy: wiek',
    ])
    expect(problemsOf(asking({ ...condition, operandType: 'node', operand: 'nikt', value: '7' }))).toEqual([
      'reference_unknown node czy: nikt',
    ])
  })

  it('says of a branch as it was added what it lacks, and of one that compares with nothing', () => {
    const { condition } = newNode('branch', { id: 'czy' }).settings
    expect(problemsOf(asking(condition))).toEqual([
      'operand_missing node czy',
      'warning value_missing node czy',
    ])
    const compared = (operator: typeof condition.operator, value: typeof condition.value = ' ') =>
      problemsOf(asking({ ...condition, operand: 'imie', operator, value }))
    expect(compared('contains')).toEqual(['value_missing node czy'])
    expect(compared('gt')).toEqual(['value_missing node czy'])
    // An empty value can be compared, and is reported.
    expect(compared('equals')).toEqual(['warning value_missing node czy'])
    expect([compared('contains', 'a'), compared('gt', 0), compared('equals', false)]).toEqual([[], [], []])
  })

  it.each([
    ['resize', {}, 'size_missing node kadr'],
    ['resize', { height: 10 }, null],
    ['crop', { width: 10 }, 'crop_size_missing node kadr'],
    ['watermark', { text: ' ' }, 'watermark_missing node kadr'],
    ['grayscale', {}, null],
  ] as const)('says what %s of %j lacks', (operation, settings, problem) => {
    const kadr = newNode('postprocess', { id: 'kadr' }, { operation, ...settings })
    const edges = [edge('imie', 'obraz'), edge('obraz', 'kadr'), edge('kadr', 'wynik')]
    expect(problemsOf({ ...nodes(kadr), edges })).toEqual(problem === null ? [] : [problem])
  })

  it('costs at least what its engines cost, unless its author gives it away', () => {
    const context = { engines: [PICTURES] }
    const priced = (credits: number, pricing: Partial<Template['pricing']> = {}) =>
      problemsOf({ ...details({ credits }), pricing: { ...FIXED_PRICING, ...pricing } }, context)
    expect(problemsOf({}, context)).toEqual([])
    expect(priced(0)).toEqual(['price_missing pricing'])
    expect(priced(2)).toEqual(['warning price_below_cost pricing'])
    expect(priced(3)).toEqual([])
    expect(priced(0, { isFree: true })).toEqual([])
  })

  it('is validated whatever it is, and is what its schema reads', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        expect(templateSchema.parse(structuredClone(template))).toEqual(template)
        const places = validateTemplate(template).map(({ place }) => place)
        for (const place of places) {
          const isThere = place.part !== 'node' || template.nodes.some(({ id }) => id === place.id)
          expect(isThere).toBe(true)
        }
      }),
    )
  })

  it.each(['__proto__', 'constructor', 'toString', 'a b', '', '../a'])(
    'has no part of the name %j',
    (name) => {
      const hostile = { ...GOOD, nodes: [newNode('output', { id: name })] }
      expect(templateSchema.safeParse(hostile).success).toBe(false)
    },
  )
})
