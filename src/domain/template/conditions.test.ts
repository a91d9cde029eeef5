import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areMet, type Condition, CONDITION_OPERATORS, isMet, type Operand } from './conditions.ts'

const met = (operand: Operand, operator: Condition['operator'], value: Condition['value']) =>
  isMet({ operandType: 'field', operand: 'pole', operator, value }, () => operand)

const one = (operator: Condition['operator']): Condition => ({
  operandType: 'field',
  operand: 'pole',
  operator,
  value: 'a',
})

describe('a condition', () => {
  it.each([
    ['Ola', 'equals', 'Ola', true],
    ['ola', 'equals', 'Ola', false],
    [7, 'equals', '7.0', true],
    ['7', 'equals', 7, true],
    [true, 'equals', 'true', true],
    [undefined, 'equals', '', true],
    ['Ola', 'notEquals', 'Jan', true],
    ['Aleksandra', 'contains', 'sand', true],
    [['ślub', 'chrzest'], 'contains', 'ślub', true],
    [['ślubny'], 'contains', 'ślub', false],
    ['Aleksandra', 'startsWith', 'Ale', true],
    ['Aleksandra', 'endsWith', 'dra', true],
    [10, 'gt', '9', true],
    ['10', 'gt', 9, true],
    ['2026-12-24', 'gt', '2026-12-06', true],
    ['08:00', 'lt', '16:30', true],
    ['2026-12-24', 'lt', '16:30', false],
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
    expect(areMet([one('equals'), one('startsWith')], () => 'a')).toBe(true)
    expect(areMet(CONDITION_OPERATORS.map(one), () => 'a')).toBe(false)
  })
})
