import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applySuggestion } from '../applySuggestion.ts'
import { EMPTY_TEMPLATE, newField, newNode } from '../newTemplate.ts'
import { suggestLocally } from '../suggestLocally.ts'
import { anyTemplate } from '../templateArbitrary.ts'
import { type Template, templateSchema } from '../templateSchema.ts'
import { readWish } from './readWish.ts'

const OPTIONS = [
  { label: 'Akwarela', value: 'akwarela' },
  { label: 'Plakat', value: 'plakat' },
]

/** A form of three fields, a picture of them, and its result. */
const CARD: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Kartka' },
  form: [
    {
      id: 'krok_1',
      title: 'Twój pomysł',
      description: '',
      fields: [
        newField('text', 'imie', { label: 'Imię jubilata' }),
        newField('select', 'styl', { label: 'Styl', options: OPTIONS }),
        newField('toggle', 'ramka', { label: 'Ramka' }),
      ],
    },
  ],
  nodes: [
    newNode('input', { id: 'input_1', label: 'Kto' }, { field: 'imie' }),
    newNode(
      'model',
      { id: 'model_1', label: 'Obraz kartki', position: { x: 320, y: 0 } },
      { model: 'iskra-obraz', promptTemplate: 'tort dla {{imie}}' },
    ),
    newNode('output', { id: 'output_1', label: 'Wynik', position: { x: 640, y: 0 } }, { name: 'Kartka' }),
  ],
  edges: [
    { id: 'edge_1', source: 'input_1', sourcePort: 'out', target: 'model_1' },
    { id: 'edge_2', source: 'model_1', sourcePort: 'out', target: 'output_1' },
  ],
}

const SURROUNDINGS = { engineFor: (mode: string) => `iskra-${mode}` }

/** The template with all of a wish applied, one change after the other, as a person applies them. */
function after(wish: string, node?: string): Template {
  const { suggestions, unread } = readWish(CARD, wish, { ...SURROUNDINGS, node })
  expect(unread).toEqual([])
  return suggestions.reduce((template, { change }) => applySuggestion(template, change), CARD)
}

const fieldsAfter = (wish: string) => after(wish).form.flatMap(({ fields }) => fields)
const nodesAfter = (wish: string, node?: string) => after(wish, node).nodes
const edgesAfter = (wish: string, node?: string) =>
  after(wish, node).edges.map(({ source, sourcePort, target }) => `${source} ${sourcePort} ${target}`)
const promptAfter = (wish: string) =>
  nodesAfter(wish).flatMap((each) => (each.kind === 'model' ? [each.settings.promptTemplate] : []))

describe('what an author asks for', () => {
  it.each([
    ['dodaj pole Miejsce', { type: 'text', name: 'miejsce', label: 'Miejsce', isRequired: false }],
    ['Dodaj wymagane pole Miejsce.', { type: 'text', label: 'Miejsce', isRequired: true }],
    ['add a required field Place', { type: 'text', label: 'Place', isRequired: true }],
    ['dodaj pole liczbowe Wiek', { type: 'number', label: 'Wiek' }],
    ['add a date field called Wedding day', { type: 'date', label: 'Wedding day' }],
    ['dodaj pole daty o nazwie „Dzień ślubu”', { type: 'date', label: 'Dzień ślubu' }],
    ['dodaj pole Liczba gości', { type: 'text', label: 'Liczba gości' }],
    ['dodaj pole Imię i nazwisko', { type: 'text', label: 'Imię i nazwisko' }],
    [
      'dodaj pole Kolor: złoty, srebrny, zielony',
      {
        type: 'select',
        label: 'Kolor',
        options: [{ value: 'zloty' }, { value: 'srebrny' }, { value: 'zielony' }],
      },
    ],
    ['add a choice field Mood: calm or joyful', { type: 'select', label: 'Mood' }],
  ])('is a field: %s', (wish, field) => {
    expect(fieldsAfter(wish).at(-1)).toMatchObject(field)
  })

  it.each([
    'pole Imię jubilata ma być wymagane',
    'wymagaj pola imię jubilata',
    'make Imię jubilata required',
  ])('is a field that has to be filled: %s', (wish) =>
    expect(fieldsAfter(wish)[0]).toMatchObject({ name: 'imie', isRequired: true }),
  )

  it.each([
    ['dodaj film', 'video'],
    ['add a music model', 'music'],
    ['dodaj model obrazu', 'image'],
    ['dodaj lektora', 'speech'],
  ])('is a generator on the way to the result: %s', (wish, mode) => {
    const added = nodesAfter(wish).at(-1)
    expect(added).toMatchObject({ kind: 'model', settings: { mode, model: `iskra-${mode}` } })
    expect(edgesAfter(wish)).toContain(`${added?.id ?? ''} out output_1`)
  })

  it('goes on from what is chosen', () => {
    expect(edgesAfter('dodaj film z promptem łagodny ruch', 'model_1')).toContain('model_1 out model_2')
    expect(promptAfter('dodaj film z promptem łagodny ruch')).toContain('łagodny ruch')
  })

  it.each([
    ['dodaj znak wodny „Iskra 2026”', { operation: 'watermark', text: 'Iskra 2026' }],
    ['add grayscale', { operation: 'grayscale' }],
    ['zmień rozmiar na 800 x 600', { operation: 'resize', width: 800, height: 600 }],
    ['crop to 512x512', { operation: 'crop', width: 512, height: 512 }],
  ])('is put behind the picture, before the result: %s', (wish, settings) => {
    expect(nodesAfter(wish).at(-1)).toMatchObject({ kind: 'postprocess', settings })
    expect(edgesAfter(wish)).toEqual([
      'input_1 out model_1',
      'model_1 out postprocess_1',
      'postprocess_1 out output_1',
    ])
  })

  it.each([
    ['rozgałęź według pola Styl', 'akwarela'],
    ['branch by Styl is plakat', 'plakat'],
    ['rozgałęź, jeśli Styl to Plakat', 'plakat'],
  ])('is two ways by an answer: %s', (wish, value) => {
    const condition = { operandType: 'field', operand: 'styl', operator: 'equals', value }
    expect(nodesAfter(wish, 'model_1').at(-1)).toMatchObject({ kind: 'branch', settings: { condition } })
    expect(edgesAfter(wish, 'model_1')).toEqual([
      'input_1 out model_1',
      'model_1 out branch_1',
      'branch_1 true output_1',
    ])
  })

  it.each([
    ['rozłącz Obraz kartki od Wyniku', ['input_1 out model_1']],
    ['połącz Kto z wynikiem', ['input_1 out model_1', 'model_1 out output_1', 'input_1 out output_1']],
    ['usuń obraz kartki', []],
  ])('is a connection: %s', (wish, edges) => expect(edgesAfter(wish)).toEqual(edges))

  it.each([
    ['usuń pole Ramka', ['imie', 'styl']],
    ['delete the field styl', ['imie', 'ramka']],
    ['zmień nazwę pola Styl na Technika', ['imie', 'technika', 'ramka']],
    ['usuń krok Twój pomysł', []],
  ])('is a form: %s', (wish, names) => expect(fieldsAfter(wish).map(({ name }) => name)).toEqual(names))

  it.each([
    ['dopisz do promptu: ciepłe światło', 'tort dla {{imie}}, ciepłe światło'],
    ['add warm light to the prompt', 'tort dla {{imie}}, warm light'],
    ['ustaw styl na batik', 'tort dla {{imie}}, batik'],
  ])('is a prompt: %s', (wish, prompt) => expect(promptAfter(wish)).toEqual([prompt]))

  it.each([
    ['ustaw styl na akwarelę', { modelParameters: { style: 'watercolour' } }],
    ['set the style to watercolor', { modelParameters: { style: 'watercolour' } }],
    ['w stylu wycinanki', { modelParameters: { style: 'paper-cut' } }],
    ['wyklucz: napisy, ramki', { negativePrompt: 'napisy, ramki' }],
    ['zrób 4 warianty', { fanout: 4, collectStrategy: 'all' }],
    ['4 warianty', { fanout: 4, collectStrategy: 'all' }],
    ['make three versions', { fanout: 3, collectStrategy: 'all' }],
  ])('is how something is made: %s', (wish, settings) => {
    expect(nodesAfter(wish)[1]).toMatchObject({ settings })
  })

  it.each(['cena 6 kredytów', 'ustaw cenę na 6', 'set the price to 6 credits'])('is a price: %s', (wish) =>
    expect(after(wish)).toMatchObject({
      details: { credits: 6 },
      pricing: { isEnabled: false, isFree: false },
    }),
  )

  it.each(['bezpłatny szablon', 'zrób szablon za darmo', 'make it free'])('is no price at all: %s', (wish) =>
    expect(after(wish)).toMatchObject({ pricing: { isFree: true } }),
  )

  it('is read sentence by sentence, each on what those before it have changed', () => {
    const wish = 'Dodaj pole Kolor: złoty, srebrny. Pole Kolor ma być wymagane; rozgałęź według pola Kolor'
    expect(fieldsAfter(wish).at(-1)).toMatchObject({ name: 'kolor', isRequired: true })
    expect(nodesAfter(wish).at(-1)).toMatchObject({
      kind: 'branch',
      settings: { condition: { operand: 'kolor', value: 'zloty' } },
    })
  })

  it.each([
    'zrób coś ładnego',
    'usuń pole Nic Takiego',
    'połącz Obraz kartki z Kosmosem',
    'rozgałęź według pola Styl jest zielony',
    'make it better',
    'cena 0 kredytów',
    'dodaj',
    '„”',
  ])('is said to be unread where it is: %s', (wish) => {
    const { suggestions, unread } = suggestLocally({ template: CARD, wish, language: 'pl' }, () => null)
    expect(suggestions).toEqual([])
    expect(unread).toEqual([wish])
  })

  it('is looked for by rules only where nothing is asked', () => {
    const { suggestions, unread } = suggestLocally({ template: CARD, wish: ' ', language: 'pl' }, () => null)
    expect(unread).toEqual([])
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it('takes one look at a graph of thousands of nodes, whatever hangs on one of them', () => {
    const many = Array.from({ length: 3_000 }, (_, at) =>
      newNode('output', { id: `output_${String(at + 10)}`, position: { x: 640, y: at * 120 } }),
    )
    const edges = many.map(({ id }, at) => ({
      id: `edge_${String(at + 10)}`,
      source: 'model_1',
      sourcePort: 'out' as const,
      target: id,
    }))
    const large = { ...CARD, nodes: [...CARD.nodes, ...many], edges: [...CARD.edges, ...edges] }
    const { suggestions } = readWish(large, 'dodaj odcienie szarości', SURROUNDINGS)
    const [asked] = suggestions
    const grown = asked === undefined ? large : applySuggestion(large, asked.change)
    expect(grown.edges.filter(({ source }) => source === 'postprocess_1')).toHaveLength(3_001)
    expect(grown.edges.filter(({ source }) => source === 'model_1')).toHaveLength(1)
    expect(grown.nodes.find(({ id }) => id === 'output_1')?.position.x).toBeGreaterThan(640)
  })

  it('leaves a template that can be stored, or nothing changed, whatever is typed', () => {
    const pieces = fc.constantFrom(
      'dodaj',
      'usuń',
      'połącz',
      'rozgałęź',
      'pole',
      'film',
      'znak wodny',
      'według',
      'z',
      'to',
      'add',
      'field',
      ':',
      'Styl',
      'Wynik',
      '4',
      '800x600',
      'required',
      '„',
      '”',
      '.',
      ';',
      '😀',
      'ł',
      '\u0000',
      '__proto__',
    )
    const typed = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.array(pieces, { maxLength: 12 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(fc.oneof(fc.constant(CARD), anyTemplate), typed, (template, wish) => {
        const { suggestions } = readWish(template, wish, SURROUNDINGS)
        let present = template
        for (const { change } of suggestions) {
          const next = applySuggestion(present, change)
          expect(next).not.toBe(present)
          expect(templateSchema.safeParse(next).success).toBe(templateSchema.safeParse(template).success)
          present = next
        }
      }),
      { numRuns: 300 },
    )
  })
})

it('understands every example that is shown to an author, in both languages', () => {
  const form = [
    {
      id: 'krok_1',
      title: '',
      description: '',
      fields: [
        newField('select', 'styl', { label: 'Styl', options: OPTIONS }),
        newField('select', 'style', { label: 'Style', options: OPTIONS }),
        newField('text', 'kolor', { label: 'Kolor' }),
        newField('text', 'colour', { label: 'Colour' }),
      ],
    },
  ]
  const nodes = [
    newNode('model', { id: 'model_1', label: 'Obraz' }),
    newNode('input', { id: 'input_1', label: 'Picture' }, { field: 'kolor' }),
    newNode('output', { id: 'output_1', label: 'Wynik' }),
    newNode('output', { id: 'output_2', label: 'Result' }),
  ]
  const template = { ...EMPTY_TEMPLATE, form, nodes }
  for (const example of EXAMPLES)
    expect([example, readWish(template, example, SURROUNDINGS).unread]).toEqual([example, []])
})

const EXAMPLES = [
  'dodaj pole Styl: akwarela, plakat',
  'dodaj wymagane pole Styl: akwarela, plakat',
  'dodaj film',
  'dodaj znak wodny „Iskra”',
  'połącz Obraz z Wynik',
  'rozgałęź według pola Styl',
  'ustaw styl na akwarelę',
  'dopisz do promptu: ciepłe światło',
  'cena 6 kredytów',
  'usuń pole Kolor',
  'add a field Style: watercolour, poster',
  'add a required field Style: watercolour, poster',
  'add a film',
  'add a watermark “Iskra”',
  'connect Picture to Result',
  'branch by Style',
  'set the style to watercolour',
  'add to the prompt: warm light',
  'price 6 credits',
  'remove the field Colour',
]
