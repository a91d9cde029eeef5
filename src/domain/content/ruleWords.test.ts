import { describe, expect, it, vi } from 'vitest'
import { RULE_NAMES, ruleMark, ruleWords, withRules } from './ruleWords.ts'

vi.mock('#domain/checkout/shippingMethods.ts', async (original) => ({
  ...(await original<object>()),
  FREE_SHIPPING_FROM: 120_000,
  SHIPPING_COST: 790,
  STANDARD_DAYS: { earliest: 4, latest: 6 },
}))
vi.mock('#domain/catalogue/creditPack.ts', async (original) => ({
  ...(await original<object>()),
  STARTING_CREDITS: 3,
}))

describe('a rule in a text', () => {
  it('is said as each language writes it: whole sums without their decimals, numbers with what they count', () => {
    const text = ['shipping-cost', 'free-shipping-from', 'standard-days', 'starting-credits']
      .map((name) => `{rule:${name}}`)
      .join(', ')
    expect(withRules(text, 'pl').text).toBe('7,90 zł, 1200 zł, 4–6, 3 kredyty')
    expect(withRules(text, 'en').text).toBe('7.90 zł, 1,200 zł, 4–6, 3 credits')
  })

  it('can be named by every name that is offered', () => {
    for (const name of RULE_NAMES) {
      const words = ruleWords(name, 'en')
      expect(words).toMatch(/^\d/)
      expect(withRules(`a ${ruleMark(name)} b`, 'en')).toEqual({ text: `a ${words} b`, unknown: [] })
    }
  })

  it('that there is none of is told, and one whose brace isn’t closed; after a backslash it is mere text', () => {
    expect(withRules('{rule:nothing}, {rule:toString} {rule:', 'pl').unknown).toEqual([
      'nothing',
      'toString',
      '',
    ])
    const shown = String.raw`\{rule:nothing} {{imie}} {name}`
    expect(withRules(shown, 'pl')).toEqual({ text: shown, unknown: [] })
  })
})
