import { expect, it } from 'vitest'
import { hasAddress, plainName } from './plainName.ts'

it.each([
  ['  Ola \n Nowak ', 'Ola Nowak'],
  ['J. Kowalski', 'J. Kowalski'],
  ['J.Kowalski-Żuraw', 'J.Kowalski-Żuraw'],
  ['Ola\u202eNowak\u0000', 'Ola Nowak'],
  ['Zosia 👩‍🍳 z kuchni', 'Zosia 👩 🍳 z kuchni'],
  ['Twój bank: https://zlo.example', ''],
  ['zlo-bank.com', ''],
  ['ola@example.pl', ''],
  ['a'.repeat(61), ''],
])('%j is borne as %j', (name, borne) => {
  expect(plainName(name)).toBe(borne)
})

it.each(['Było miło.Dziękuję', 'Dziękuję... I do zobaczenia!', 'o 15.30', 'Zosia i Jan.Pozdrawiamy.'])(
  'a sentence leads nowhere: %s',
  (text) => {
    expect(hasAddress(text)).toBe(false)
  },
)

it.each(['www.zlo.example', 'zlo.example/x', 'bit.ly', 'pisz na a@b', 'MAIL.PL'])(
  'an address does: %s',
  (text) => {
    expect(hasAddress(text)).toBe(true)
  },
)
