import { describe, expect, it } from 'vitest'
import { checkFormField, type FormValue } from './checkFormField.ts'
import type { FormFieldType } from './formFieldTypes.ts'
import { newField } from './newTemplate.ts'
import type { FormField } from './templateSchema.ts'

const surroundings = {
  values: { pole: 'Ola', imie: 'Ola', wiek: 7, kod: '007', puste: '' },
  lookup: () => 'Ola',
  matches: (pattern: string, text: string) => text.startsWith(pattern),
}
const NO_RULES = newField('text', 'pole').validation
const check = (type: FormFieldType, value: FormValue | undefined, change: Partial<FormField> = {}) =>
  checkFormField(newField(type, 'pole', change), value, surroundings)
const rules = (change: Partial<FormField['validation']>) => ({ validation: { ...NO_RULES, ...change } })
const options = [
  { label: 'Ślub', value: 'slub' },
  { label: 'Chrzest', value: 'chrzest' },
]

describe('the value of a field', () => {
  it.each([
    ['number', 3.5, null],
    ['number', '3', 'number'],
    ['range', Number.NaN, 'number'],
    ['email', 'ola@poczta.pl', null],
    ['email', 'ola', 'email'],
    ['url', 'https://iskra.example/a', null],
    ['url', 'javascript:alert(1)', 'url'],
    ['tel', '+48 (22) 123-45-67', null],
    ['tel', 'dwa', 'format'],
    ['date', '2028-02-29', null],
    ['date', '2027-02-29', 'format'],
    ['time', '23:59', null],
    ['time', '24:00', 'format'],
    ['datetime', '2027-02-28T08:00', null],
    ['datetime', '2027-02-30T08:00', 'format'],
    ['color', '#0F172a', null],
    ['color', 'red', 'format'],
    ['json', '{"a":[1]}', null],
    ['json', '{a}', 'format'],
    ['toggle', true, null],
    ['checkbox', 'tak', 'format'],
    ['text', true, 'format'],
    ['image', 'obraz-1', null],
  ] as const)('of type %s: %j is wrong by %s', (type, value, code) => {
    expect(check(type, value)?.code ?? null).toBe(code)
  })

  it('of options is one or several of them', () => {
    expect(check('select', 'slub', { options })).toBeNull()
    expect(check('radio', 'pogrzeb', { options })).toEqual({ code: 'format' })
    expect(check('multiselect', ['slub', 'chrzest'], { options })).toBeNull()
    expect(check('multiselect', ['slub', 'pogrzeb'], { options })).toEqual({ code: 'format' })
  })

  it.each([undefined, null, '', '  ', [], false] as const)(
    'may be missing as %j unless it is required',
    (value) => {
      expect(check('text', value)).toBeNull()
      expect(check('text', value, { isRequired: true })).toEqual({ code: 'required' })
    },
  )

  it('keeps to its rules, with the bound that it crossed', () => {
    // A flag is one character as people count them.
    expect(check('text', '🇵🇱', rules({ minLength: 2 }))).toEqual({ code: 'min_length', bound: 2 })
    expect(check('textarea', 'Zofia', rules({ maxLength: 4 }))).toEqual({ code: 'max_length', bound: 4 })
    expect(check('multiselect', ['slub'], { options, ...rules({ minLength: 2 }) })).toEqual({
      code: 'min_length',
      bound: 2,
    })
    expect(check('number', 0, rules({ minValue: 1 }))).toEqual({ code: 'min_value', bound: 1 })
    expect(check('range', 9, rules({ maxValue: 8 }))).toEqual({ code: 'max_value', bound: 8 })
    expect(check('text', 'ola', rules({ isEmail: true }))).toEqual({ code: 'email' })
    expect(check('text', 'ola', rules({ isUrl: true }))).toEqual({ code: 'url' })
    expect(check('text', 'ola', rules({ pattern: 'Ola' }))).toEqual({ code: 'pattern' })
    expect(check('text', 'Ola', rules({ pattern: 'Ola' }))).toBeNull()
    const condition = { operandType: 'field', operand: 'imie', operator: 'equals', value: 'Jan' } as const
    const custom = { condition, message: 'Tylko dla Jana' }
    expect(check('text', 'Ola', rules({ custom }))).toEqual({ code: 'custom', message: 'Tylko dla Jana' })
  })

  it.each([
    [{ isInteger: true }, 2.5, 'integer'],
    [{ isInteger: true }, -2, null],
    [{ isPositive: true }, 0, 'positive'],
    [{ isPositive: true }, 0.01, null],
    [{ isInteger: true, isPositive: true }, 3, null],
    [{ isUnique: true }, 7, 'exists'],
    [{ isUnique: true }, 8, null],
  ])('of a number keeps to %j: %d is wrong by %s', (kept, value, code) => {
    expect(check('number', value, rules(kept))?.code ?? null).toBe(code)
  })

  it('that has to be its own is not what another field holds, however it is written', () => {
    const own = rules({ isUnique: true })
    expect(check('text', 'OLA ', own)).toEqual({ code: 'exists' })
    expect(check('text', '7', own)).toEqual({ code: 'exists' })
    expect(check('text', '07', own)).toBeNull()
    expect(check('text', '', own)).toBeNull()
    // A name of its own is no conflict.
    expect(check('text', 'Ola', { ...own, name: 'imie' })).toEqual({ code: 'exists' })
    expect(
      checkFormField(newField('text', 'pole', own), 'Ola', { ...surroundings, values: { pole: 'Ola' } }),
    ).toBeNull()
  })
})
