import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  boolean,
  integer,
  leniently,
  list,
  nullable,
  number,
  oneOf,
  readJson,
  readOrNull,
  record,
  setSwitches,
  string,
  switches,
  Unreadable,
  withDefault,
} from './readers.ts'

const product = record(
  { title: string, price: number, left: nullable(integer), kind: oneOf(['card', 'mug']), tags: list(string) },
  { isNew: boolean },
)
const CARD = { title: 'Kartka', price: 12.5, left: null, kind: 'card', tags: ['mama'] }

describe('a record', () => {
  it('has the fields that were asked for and no others', () => {
    expect(product({ ...CARD, secret: 'x' })).toEqual(CARD)
    expect(product({ ...CARD, isNew: true })).toEqual({ ...CARD, isNew: true })
  })

  it('has the types of its readers', () => {
    expectTypeOf<ReturnType<typeof product>>().toExtend<{
      title: string
      price: number
      left: number | null
      kind: 'card' | 'mug'
      tags: string[]
      isNew?: boolean
    }>()
    // @ts-expect-error A field that nobody reads is none.
    void product(CARD).secret
  })

  it.each([
    null,
    undefined,
    [],
    'Kartka',
    {},
    { ...CARD, title: 1 },
    { ...CARD, price: Number.NaN },
    { ...CARD, price: '12' },
    { ...CARD, left: 1.5 },
    { ...CARD, left: undefined },
    { ...CARD, kind: 'car' },
    { ...CARD, tags: { 0: 'mama' } },
    { ...CARD, tags: ['mama', null] },
    { ...CARD, isNew: 'yes' },
    { ...CARD, isNew: null },
  ])('is not read from %j', (value) => {
    expect(() => product(value)).toThrow(Unreadable)
    expect(readOrNull(product, value)).toBeNull()
  })
})

it('reads of switches those that are set, and the rest as they stand by themselves', () => {
  const defaults = { light: true, sound: false }
  expect(setSwitches(defaults)({ sound: true, other: 1 })).toEqual({ sound: true })
  expect(switches(defaults)({ sound: true, other: 1 })).toEqual({ light: true, sound: true })
  expect(switches(defaults)({})).toEqual(defaults)
  for (const value of [null, [], { light: 'yes' }])
    expect(() => switches(defaults)(value)).toThrow(Unreadable)
})

it('takes its default for what is missing, and not for what makes no sense', () => {
  const reader = withDefault(number, 7)
  expect(reader(undefined)).toBe(7)
  expect(reader(1)).toBe(1)
  expect(() => reader(null)).toThrow(Unreadable)
})

it('forgives everything where it reads leniently', () => {
  const reader = leniently(record({ at: integer }), { at: 0 })
  expect([undefined, null, 'x', { at: 'x' }, { at: 3 }].map(reader)).toEqual([
    { at: 0 },
    { at: 0 },
    { at: 0 },
    { at: 0 },
    { at: 3 },
  ])
})

it.each([null, undefined, '', '{', '"x"'])('reads no record from the text %j', (text) => {
  expect(readJson(product, text)).toBeNull()
})

it('reads a record from its JSON', () => {
  expect(readJson(product, JSON.stringify(CARD))).toEqual(CARD)
})
