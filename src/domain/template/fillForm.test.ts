import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONDITION_OPERATORS } from './conditions.ts'
import { fillForm, rangeOf, startValue, startValues, writtenDefault } from './fillForm.ts'
import { newField } from './newTemplate.ts'
import type { FormField } from './templateSchema.ts'

const NAMES = ['a', 'b', 'c', 'd'] as const
const formOf = (fields: readonly FormField[]) => [
  { id: 'krok', title: '', description: '', fields: [...fields] },
]
const showIf = (operand: string, value: string) => [
  { operandType: 'field', operand, operator: 'equals', value } as const,
]

describe('a filled form', () => {
  it('holds nothing of a field whose condition doesn’t hold, for other conditions too', () => {
    const form = formOf([
      newField('text', 'c', { showIf: showIf('b', 'x') }),
      newField('text', 'b', { showIf: showIf('a', 'x') }),
      newField('text', 'a'),
    ])
    const filled = (a: string) => fillForm(form, { a, b: 'x', c: 'x' })
    expect(filled('x').asked.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    expect(filled('y').values).toEqual({ a: 'y' })
  })

  it('holds the default of what its author has hidden, whatever is sent', () => {
    const form = formOf([
      newField('hidden', 'a', { defaultValue: 'kanał' }),
      newField('text', 'b', { defaultValue: 'stałe', isVisible: false }),
    ])
    const { asked, values } = fillForm(form, { a: 'inny', b: 'inne' })
    expect([asked, values]).toEqual([[], { a: 'kanał', b: 'stałe' }])
  })

  it('asks for what counts alone, even where conditions go round in a circle', () => {
    const condition = fc.record({
      operandType: fc.constant('field' as const),
      operand: fc.constantFrom(...NAMES),
      operator: fc.constantFrom(...CONDITION_OPERATORS),
      value: fc.constantFrom('', 'x', 'xy', '1'),
    })
    const fields = fc.tuple(
      ...NAMES.map((name) =>
        fc
          .record({
            showIf: fc.array(condition, { maxLength: 2 }),
            isVisible: fc.boolean(),
            defaultValue: fc.constantFrom('', 'x', 'xy'),
          })
          .map((change) => newField('text', name, change)),
      ),
    )
    fc.assert(
      fc.property(fields, (those) => {
        const form = formOf(those)
        const filled = fillForm(form, startValues(form))
        for (const { name } of filled.asked) expect(Object.hasOwn(filled.values, name)).toBe(true)
        expect(fillForm(form, startValues(form))).toMatchObject({ values: filled.values })
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('what a field begins with', () => {
  const options = ['a', 'b'].map((value) => ({ label: value, value }))

  it.each([
    [newField('number', 'p', { defaultValue: '3,5' }), 3.5],
    [newField('number', 'p', { defaultValue: 'dwa' }), null],
    [newField('range', 'p'), 0],
    [newField('toggle', 'p', { defaultValue: 'true' }), true],
    [newField('select', 'p', { defaultValue: 'c', options }), ''],
    [newField('multiselect', 'p', { defaultValue: 'b\nc\na', options }), ['a', 'b']],
  ] as const)('is read of its default: %#', (field, value) => {
    expect(startValue(field)).toEqual(value)
  })

  it.each([
    ['number', 3],
    ['toggle', true],
    ['text', 'tekst'],
    ['multiselect', ['a', 'b']],
  ] as const)('is written as it is read: %s', (type, held) => {
    expect(startValue(newField(type, 'p', { options, defaultValue: writtenDefault(held) }))).toEqual(held)
  })

  it('of a slider lies between its ends', () => {
    const bound = fc.option(fc.integer({ min: -1_000, max: 1_000 }))
    fc.assert(
      fc.property(bound, bound, (minValue, maxValue) => {
        fc.pre(minValue === null || maxValue === null || minValue <= maxValue)
        const { validation } = newField('range', 'p')
        const { least, most } = rangeOf({ ...validation, minValue, maxValue })
        expect(least).toBeLessThanOrEqual(most)
      }),
    )
  })
})
