import { expect, test } from 'vitest'
import { documentAddress } from './documentAddress.ts'

const addressOf = (address: string) => documentAddress(new URL(address, 'https://iskra.example'))

test.each([
  ['/', '/'],
  ['/sklep', '/sklep'],
  ['/sklep?utm_source=list&lang=en', '/sklep'],
  ['/sklep?sort=cena&kategoria=kartki', '/sklep?kategoria=kartki&sort=cena'],
  ['/sklep/produkt/kubek?wariant=2', '/sklep/produkt/kubek?wariant=2'],
  ['/sklep/kartki', '/sklep/kartki'],
  ['/tutoriale/pierwsza-kartka', '/tutoriale/pierwsza-kartka'],
  ['/modele/obrazy/z-tekstu/iskra-obraz', '/modele/obrazy/z-tekstu/iskra-obraz'],
  ['/szablony/kartka-urodzinowa', '/szablony/kartka-urodzinowa'],
  ['/regulamin#zwroty', '/regulamin'],
  ['/login', '/login'],
])('%s is kept under %s', (address, key) => {
  expect(addressOf(address)).toBe(key)
})

test.each([
  ['a screen for those signed in', '/panel'],
  ['a screen for administrators', '/admin/emails'],
  ['somebody’s profile', '/uzytkownik/jan.kowalski'],
  ['somebody’s generation', '/generacje/7'],
  ['a shared generation', '/generations/shared?token=abc'],
  ['a checkout', '/kasa/a1b2'],
  ['somebody’s card', '/kartka/a1b2c3d4e5f6a7b8'],
  ['a link from a letter', '/reset-password?token=abc'],
  ['the diagnostics', '/debug'],
  ['an address that carries an e-mail address', '/login?email=ola@example.pl'],
  ['another name of a screen, which redirects', '/shop'],
  ['no screen', '/nie-ma-takiej-strony'],
])('%s is not kept', (_, address) => {
  expect(addressOf(address)).toBeNull()
})
