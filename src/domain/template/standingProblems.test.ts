import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE, newNode } from './newTemplate.ts'
import { standingProblems } from './standingProblems.ts'
import type { Template } from './templateSchema.ts'

const model = newNode('model', { id: 'obraz' })
const TEMPLATE: Template = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, slug: 'zajety' },
  nodes: [model, newNode('output', { id: 'wynik' })],
}
const judged = {
  template: TEMPLATE,
  problems: [
    { code: 'slug_taken', severity: 'error', place: { part: 'details', field: 'slug' } },
    { code: 'model_unknown', severity: 'error', place: { part: 'node', id: 'obraz' } },
    { code: 'price_missing', severity: 'error', place: { part: 'pricing' } },
  ],
} as const
const left = (now: Template) => standingProblems(judged, now).map(({ code }) => code)

it('what a server has found stands until its own place is changed', () => {
  const all = ['slug_taken', 'model_unknown', 'price_missing']
  expect(left(TEMPLATE)).toEqual(all)
  expect(left(structuredClone(TEMPLATE))).toEqual(all)
  expect(left({ ...TEMPLATE, details: { ...TEMPLATE.details, title: 'Nowy' } })).toEqual(all)
  expect(left({ ...TEMPLATE, details: { ...TEMPLATE.details, slug: 'wolny' } })).toEqual(all.slice(1))
  expect(
    left({ ...TEMPLATE, nodes: [{ ...model, label: 'Obraz' }, newNode('output', { id: 'wynik' })] }),
  ).toEqual(['slug_taken'])
  expect(left({ ...TEMPLATE, pricing: { ...TEMPLATE.pricing, isFree: true } })).toEqual(all.slice(0, 2))
})
