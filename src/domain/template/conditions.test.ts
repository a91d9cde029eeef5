import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areMet,
  type Condition,
  CONDITION_OPERATORS,
  isMet,
  isSameValue,
  type Operand,
} from './conditions.ts'

const met = (operand: Operand, operator: Condition['operator'], value: Condition['value']) =>
  isMet({ operandType: 'field', operand: 'pole', operator, value }, () => operand)

const asked = (operator: Condition['operator']): Condition => ({
  operandType: 'field',
  operand: 'pole',
  operator,
  value: 'a',
})

describe('a condition', () => {
  it.each([
    ['Ola', 'equals', 'Ola', true],
    ['tak', 'equals', 'Tak', true],
    ['Zażółć'.normalize('NFD'), 'equals', 'zażółć'.normalize('NFC'), true],
    [' Ola', 'equals', 'Ola ', true],
    ['Ola', 'equals', 'Ole', false],
    ['9,5', 'equals', '9.50', true],
    ['007', 'equals', '7', false],
    [7, 'equals', '007', false],
    ['007', 'equals', '007', true],
    ['+48', 'equals', '48', false],
    ['12345678901234567890', 'equals', '12345678901234567891', false],
    ['0x10', 'equals', '16', false],
    [-0, 'equals', '0', true],
    [7, 'equals', '7.0', true],
    ['7', 'equals', 7, true],
    [true, 'equals', 'true', true],
    [undefined, 'equals', '', true],
    ['Ola', 'notEquals', 'Jan', true],
    ['Aleksandra', 'contains', 'SAND', true],
    ['Ślubny'.normalize('NFD'), 'startsWith', 'ślub', true],
    [['ślub', 'chrzest'], 'contains', 'ślub', true],
    [['ślubny'], 'contains', 'ślub', false],
    ['Aleksandra', 'startsWith', 'Ale', true],
    ['Aleksandra', 'endsWith', 'dra', true],
    [['9,5'], 'contains', '9.5', true],
    [10, 'gt', '9', true],
    ['9,5', 'gt', 9, true],
    ['9,5', 'lt', '10', true],
    ['007', 'gt', 6, false],
    ['10', 'gt', 9, true],
    ['2026-12-24', 'gt', '2026-12-06', true],
    ['08:00', 'lt', '16:30', true],
    ['2026-12-24', 'lt', '16:30', false],
    ['2026-12-24', 'gt', '16:30', false],
    ['2026-12-24', 'lt', '2026-12-24T08:00', true],
    ['dziesięć', 'gt', 9, false],
    ['dziesięć', 'lt', 9, false],
  ] as const)('%j %s %j: %s', (operand, operator, value, holds) => {
    expect(met(operand, operator, value)).toBe(holds)
  })

  it('is never both of a pair that excludes each other, whatever it is asked about', () => {
    const value = fc.oneof(fc.string(), fc.double(), fc.boolean())
    fc.assert(
      fc.property(fc.oneof(value, fc.array(fc.string()), fc.constant(null)), value, (operand, compared) => {
        expect(met(operand, 'equals', compared)).toBe(!met(operand, 'notEquals', compared))
        expect(met(operand, 'gt', compared) && met(operand, 'lt', compared)).toBe(false)
        expect(met(operand, 'gt', compared) && met(operand, 'equals', compared)).toBe(false)
      }),
    )
  })

  it('holds with others only if each does; none at all hold', () => {
    expect(areMet([], () => 'a')).toBe(true)
    expect(areMet([asked('equals'), asked('startsWith')], () => 'a')).toBe(true)
    expect(areMet(CONDITION_OPERATORS.map(asked), () => 'a')).toBe(false)
  })
})

/** Typed texts and field values: many are nearly the same. */
const written = fc.oneof(
  fc.constantFrom(
    '7',
    '7,0',
    '7.0',
    '07',
    '007',
    ' 7',
    '+7',
    '-7',
    '9,5',
    '9.5',
    '',
    ' ',
    'Tak',
    'tak',
    'TAK ',
  ),
  fc.constantFrom('true', 'é', 'e\u0301', 'É', 'ß', 'ΟΔΟΣ', 'οδος', '1e3', '1000', '08:00', '2026-12-24'),
  fc.string({ unit: 'grapheme' }),
  fc.integer({ min: -9, max: 9 }).map(String),
)
const value: fc.Arbitrary<Condition['value']> = fc.oneof(
  written,
  fc.constantFrom(7, -7, 9.5, 0, -0, 1000, Number.NaN, Infinity),
  fc.double(),
  fc.boolean(),
)

describe('being the same', () => {
  it('goes both ways, and on from one to the next', () => {
    fc.assert(
      fc.property(value, value, value, (one, other, third) => {
        expect(isSameValue(one, one)).toBe(true)
        expect(isSameValue(one, other)).toBe(isSameValue(other, one))
        const goesOn = isSameValue(other, third) === isSameValue(one, third)
        expect(goesOn || !isSameValue(one, other)).toBe(true)
      }),
    )
  })

  it('is nothing that case, composition, a comma and spaces around change', () => {
    fc.assert(
      fc.property(value, (one) => {
        for (const form of ['NFC', 'NFD'] as const) {
          expect(isSameValue(one, ` ${String(one).normalize(form)} `)).toBe(true)
        }
        expect(typeof one !== 'number' || isSameValue(one, String(one).replace('.', ','))).toBe(true)
      }),
    )
  })
})

describe('being more', () => {
  it('goes one way, on from one to the next, and with what is the same as well', () => {
    fc.assert(
      fc.property(value, value, value, (one, other, third) => {
        expect(met(one, 'gt', other)).toBe(met(other, 'lt', one))
        const isMore = met(one, 'gt', third)
        expect(isMore || !met(one, 'gt', other) || !met(other, 'gt', third)).toBe(true)
        expect(isMore === met(other, 'gt', third) || !isSameValue(one, other)).toBe(true)
      }),
    )
  })

  it('holds of any two numbers one way or the other, unless they are the same', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true })
    fc.assert(
      fc.property(number, number, (one, other) => {
        const held = [met(one, 'gt', String(other)), met(one, 'lt', other), met(String(one), 'equals', other)]
        expect(held.filter(Boolean)).toHaveLength(1)
      }),
    )
  })
})
