import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import { diffTemplates } from '#domain/template/templateDiff.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { differenceLines, type DifferenceNames } from './differenceLines.ts'

const NAMES: DifferenceNames = {
  part: {
    details: 'Szablon',
    settings: 'Potok',
    pricing: 'Cena',
    node: 'Węzeł',
    edge: 'Połączenie',
    note: 'Komentarz',
    step: 'Krok',
    field: 'Pole',
    order: 'kolejność',
    example: 'Przykład',
    english: 'Angielski',
  },
  field: (_, field) => field,
  value: (value) => JSON.stringify(value),
  node: ({ id }) => id,
  parameter: (_, { name, from, to }) => ({ name, from: String(from), to: String(to) }),
  edge: ({ source, target }) => `${source} → ${target}`,
  step: ({ title }) => title,
}

const lines = (before: Template, after: Template) =>
  differenceLines(diffTemplates(before, after), NAMES).map(({ change, part, name, from, to }) =>
    [change, part, name, from, to].filter((word) => word !== undefined).join(' '),
  )

it('tells what two editions of a template differ by, thing by thing', () => {
  const step = { id: 's1', title: 'Dla kogo', description: '', fields: [newField('text', 'imie')] }
  const before = { ...EMPTY_TEMPLATE, nodes: [newNode('input', { id: 'input_1' })], form: [step] }
  const after = {
    ...before,
    details: { ...before.details, title: 'Kartka' },
    nodes: [newNode('model', { id: 'model_1' })],
    form: [{ ...step, fields: [newField('text', 'imie', { isRequired: true }), newField('date', 'dzien')] }],
    settings: { ...before.settings, maxRetries: 5 },
    english: { Kartka: 'Card' },
    examples: [{ caption: 'Kot', type: 'image' as const, url: '/kot.webp' }],
  }
  expect(lines(before, after)).toEqual([
    'changed Szablon title "" "Kartka"',
    'added Węzeł model_1',
    'removed Węzeł input_1',
    'added Pole dzien',
    'changed Pole imie',
    'added Przykład "Kot"',
    'added Angielski "Kartka" → "Card"',
    'changed Potok maxRetries 2 5',
  ])
  expect(lines(before, before)).toEqual([])
})

it('tells what the parameters of a model were and are, and of the rest of it that it is another', () => {
  const model = newNode('model', { id: 'obraz' }, { modelParameters: { style: 'natural' } })
  const painted = {
    ...model,
    settings: { ...model.settings, modelParameters: { style: 'poster' }, advancedParameters: { seed: 7 } },
  }
  const before = { ...EMPTY_TEMPLATE, nodes: [model] }
  expect(lines(before, { ...before, nodes: [painted] })).toEqual([
    'changed Węzeł obraz, style natural poster',
    'changed Węzeł obraz, seed undefined 7',
  ])
  expect(lines(before, { ...before, nodes: [{ ...painted, label: 'Plakat' }] })[0]).toBe(
    'changed Węzeł obraz',
  )
})
