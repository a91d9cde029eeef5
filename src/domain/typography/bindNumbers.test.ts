import { expect, it } from 'vitest'
import { bindNumbers, unbroken } from './bindNumbers.ts'

it.each([
  [
    '{n, plural, one {# kredyt} other {# kredytu}}',
    '{n, plural, one {#\u00a0kredyt} other {#\u00a0kredytu}}',
  ],
  ['Na start 10 kredytów', 'Na start 10\u00a0kredytów'],
  ['{credits} kredytów w prezencie', '{credits}\u00a0kredytów w prezencie'],
  ['{name} w koszyku', '{name} w koszyku'],
  ['1 / 4', '1 / 4'],
  ['{done} z {total}', '{done} z {total}'],
  ['{n, plural, =0 {nic} other {# rzeczy}}', '{n, plural, =0 {nic} other {#\u00a0rzeczy}}'],
])('%s', (message, bound) => {
  expect(bindNumbers(message)).toBe(bound)
})

it('keeps a postcode whole', () => {
  expect(unbroken('00-950 Łódź')).toBe('00\u2011950\u00a0Łódź')
})
