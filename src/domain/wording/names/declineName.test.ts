import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkedNames } from './checkedNames.ts'
import { declineName } from './declineName.ts'
import * as exceptions from './exceptions.ts'
import { CASES } from './nameForms.ts'

const EXCEPTIONS = new Set(
  Object.values(exceptions).flatMap((some) => (some instanceof Set ? [...some] : Object.keys(some))),
)

describe('names through the cases', () => {
  const all = checkedNames()
  const byRuleAlone = all.filter(({ name }) => !EXCEPTIONS.has(name.toLocaleLowerCase('pl')))

  it.each([
    ['all', all, 0.99],
    ['by the rules alone', byRuleAlone, 0.99],
  ])('%s: right in each case', (title, names, floor) => {
    const known = names.flatMap((checked) => {
      const declined = declineName(checked.name)
      return declined === null ? [] : [{ checked, declined }]
    })
    const right = CASES.map((one) => ({
      case: one,
      right: known.filter(({ checked, declined }) => checked.forms[one].includes(declined.forms[one])).length,
    }))
    const shares = right.map((one) => `${one.case} ${one.right}/${known.length}`).join(', ')
    console.log(`${title}: ${names.length} names, ${names.length - known.length} not known; ${shares}`)
    for (const one of right) expect(one.right / known.length).toBeGreaterThanOrEqual(floor)
    expect(known.length / names.length).toBeGreaterThan(0.98)
    expect(known.filter(({ checked, declined }) => checked.gender !== declined.gender)).toEqual([])
  })

  it('has enough of them, and few exceptions', () => {
    expect(all.length).toBeGreaterThanOrEqual(2_000)
    expect(byRuleAlone.length / all.length).toBeGreaterThan(0.95)
  })

  it.each([
    ['Ania', 'Aniu', 'Ani'],
    ['Zosia', 'Zosiu', 'Zosi'],
    ['TOMEK', 'Tomku', 'Tomka'],
    ['kuba', 'Kubo', 'Kuby'],
    ['Jaś', 'Jasiu', 'Jasia'],
    ['Heniek', 'Heńku', 'Heńka'],
    ['Paweł', 'Pawle', 'Pawła'],
    ['Nicole', 'Nicole', 'Nicole'],
    ['Tatuś', 'Tatusiu', 'Tatusia'],
    ['Babcia', 'Babciu', 'Babci'],
  ])('%s!', (name, vocative, genitive) => {
    expect(declineName(name)?.forms).toMatchObject({ vocative, genitive })
  })

  it.each([
    '',
    'A',
    'José',
    'Xavier',
    'Björn',
    '3b',
    'Anna2',
    'Zoë',
    '{name}',
    'أحمد',
    '🎂',
    'Kochanie',
    'Sean',
  ])('doesn’t know „%s”', (name) => {
    expect(declineName(name)).toBeNull()
  })

  it('takes anything, and gives a capital and letters alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const forms = Object.values(declineName(name)?.forms ?? {})
        for (const form of forms) expect(form).toMatch(/^\p{Lu}\p{Ll}*$/u)
      }),
    )
  })
})
