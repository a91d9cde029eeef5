import { expect, it } from 'vitest'
import { addressesIn, textParts } from './addressesIn.ts'

it.each([
  ['Zajrzyj: https://iskra.example/sklep', ['https://iskra.example/sklep']],
  ['kartki <https://iskra.example/sklep/kartki>. Do zobaczenia', ['https://iskra.example/sklep/kartki']],
  [
    '(https://iskra.example/a?b=1&c=2), https://iskra.example/d.',
    ['https://iskra.example/a?b=1&c=2', 'https://iskra.example/d'],
  ],
  ['https://iskra.example/?token=a.b-c_d', ['https://iskra.example/?token=a.b-c_d']],
  ['bez adresu', []],
])('finds whole addresses in “%s”', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
  expect(textParts(text).join('')).toBe(text)
})
