import { describe, expect, it, vi } from 'vitest'
import { ruleMark, ruleNames, ruleWords, withRules } from './ruleWords.ts'

/**
 * The words of a shop with other rules. Test files share loaded modules: this one is loaded anew here, and again after.
 */
async function anotherShop() {
  vi.resetModules()
  vi.doMock(import('#domain/checkout/shippingMethods.ts'), async (original) => ({
    ...(await original()),
    FREE_SHIPPING_FROM: 120_000,
    SHIPPING_COST: 790,
  }))
  try {
    return await import('./ruleWords.ts')
  } finally {
    vi.doUnmock('#domain/checkout/shippingMethods.ts')
    vi.resetModules()
  }
}

describe('a rule in a text', () => {
  it('is said as each language writes it: whole sums without their decimals', async () => {
    const other = await anotherShop()
    const text = '{rule:shipping-cost}, {rule:free-shipping-from}'
    expect(other.withRules(text, 'pl').text).toBe('7,90\u00a0zł, 1299\u00a0zł')
    expect(other.withRules(text, 'en').text).toBe('PLN\u00a07.90, PLN\u00a01,299')
  })

  it('can be named by every name that is offered', () => {
    for (const name of ruleNames(true)) {
      const words = ruleWords(name, 'en')
      expect(words).toMatch(/^(?:PLN\u00a0)?\d/)
      expect(withRules(`a ${ruleMark(name)} b`, 'en')).toEqual({ text: `a ${words} b`, unknown: [] })
    }
  })

  it('stands beside prices, which are told as what is paid', () => {
    expect(withRules('{price:14.99}, {price:80}', 'pl').text).toBe('16,23\u00a0zł, 86,60\u00a0zł')
    expect(withRules('{price:14.99}, {price:400}', 'en').text).toBe('PLN\u00a016.23, PLN\u00a0433')
  })

  it('that there is none of is told, and one whose brace isn’t closed; after a backslash it is mere text', () => {
    const text = '{rule:nothing}, {rule:toString} {price:14,99} {price:a} {rule:'
    expect(withRules(text, 'pl').unknown).toEqual([
      'rule:nothing',
      'rule:toString',
      'price:14,99',
      'price:a',
      'rule:',
    ])
    const shown = String.raw`\{rule:nothing} {{imie}} {name}`
    expect(withRules(shown, 'pl')).toEqual({ text: shown, unknown: [] })
  })
})
