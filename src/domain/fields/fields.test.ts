import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type Field, type Fields, radioField, type ValuesOf } from './field.ts'
import { FIELD_KINDS } from './fieldKinds.ts'
import { fieldsSchema, readFields } from './readFields.ts'

const FORM = {
  style: radioField({ values: ['plain', 'bold'], default: 'plain' }),
  length: radioField({ values: [5, 10], default: 5, unit: 'second' }),
  title: { kind: 'text', maxLength: 5, isRequired: true },
  note: { kind: 'text', maxLength: 5 },
  seed: { kind: 'number', max: 9 },
  picture: { kind: 'image' },
} as const satisfies Fields

describe('the values of a set of fields', () => {
  it('have the types of their fields: certain by a default or by being required', () => {
    expectTypeOf<ValuesOf<typeof FORM>>().toEqualTypeOf<{
      style: 'plain' | 'bold'
      length: 5 | 10
      title: string
      note?: string | undefined
      seed?: number | undefined
      picture?: string | undefined
    }>()
    expectTypeOf(fieldsSchema(FORM).parse({ title: 'Mama' })).toEqualTypeOf<ValuesOf<typeof FORM>>()
  })

  it('get their defaults, and lose what the form doesn’t name', () => {
    expect(z.parse(fieldsSchema(FORM), { title: 'Mama', colour: 'red' })).toEqual({
      style: 'plain',
      length: 5,
      title: 'Mama',
    })
  })

  it.each([
    { style: 'loud' },
    { length: 7 },
    { length: '5' },
    { title: '' },
    { title: 'too long' },
    { note: 'too long' },
    { seed: 10 },
    { seed: 1.5 },
    { seed: -1 },
    { picture: 'x'.repeat(101) },
  ])('are refused where one is wrong: %j', (wrong) => {
    expect(z.safeParse(fieldsSchema(FORM), { title: 'Mama', ...wrong }).success).toBe(false)
  })

  it('are refused without a required one', () => {
    expect(z.safeParse(fieldsSchema(FORM), {}).success).toBe(false)
  })

  it('are read from anything, and what is read is always right', () => {
    const loose = fc.dictionary(fc.constantFrom(...Object.keys(FORM), 'other'), fc.anything())
    fc.assert(
      fc.property(loose, (values) => {
        const read = readFields(FORM, { ...values, title: 'Mama' })
        expect(z.safeParse(fieldsSchema(FORM), read).success).toBe(true)
      }),
    )
  })
})

it('a default is one of the values', () => {
  // @ts-expect-error -- „loud” is none of them
  expect(radioField({ values: ['plain', 'bold'], default: 'loud' }).kind).toBe('radio')
})

it('no kind of field goes without its rules', () => {
  const { radio, number, text, date, time, place, image } = FIELD_KINDS
  // @ts-expect-error -- „hidden” is missing
  const rules: typeof FIELD_KINDS = { radio, number, text, date, time, place, image }
  expect(Object.keys(FIELD_KINDS)).toEqual([...Object.keys(rules), 'hidden'])
})

const facts = (kind: Field['kind']) => [7, 'siedem', '', null, {}].map(FIELD_KINDS[kind].fact)

it('every kind can be compared, and says something of a value or nothing at all', () => {
  for (const { operators } of Object.values(FIELD_KINDS)) expect(operators).toContain('equals')
  expect(facts('radio')).toEqual([7, 'siedem', null, null, null])
  expect(facts('image')).toEqual([null, null, null, null, null])
})
