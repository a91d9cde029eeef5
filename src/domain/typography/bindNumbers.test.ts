import { expect, it } from 'vitest'
import { bindNumbers } from './bindNumbers.ts'

it.each([
  ['10 kredytów za 39 zł', '10~kredytów za 39~zł'],
  ['{count, plural, one {# kredyt} other {# kredytu}}', '{count, plural, one {#~kredyt} other {#~kredytu}}'],
  ['{count, plural, =0 {brak} other {# ósmych}}', '{count, plural, =0 {brak} other {#~ósmych}}'],
  ['1 / 4', '1 / 4'],
  ['{done} z {total}', '{done} z {total}'],
])('in „%s”', (message, bound) => {
  expect(bindNumbers(message).replaceAll('\u00a0', '~')).toBe(bound)
})
