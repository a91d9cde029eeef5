import { expect, test } from 'vitest'
import { isPageAddress } from './navigation.ts'

test.each([
  '/',
  '/sklep',
  '/sklep/produkt/mi%C3%B3d-lipowy',
  '/kasa/a1b2',
  '/uzytkownik/jan.kowalski',
  '/nie-ma-takiej-strony',
  '/shop?sort=cena',
  '/index.html',
  '/apiary',
  '/develop',
])('%s is a page', (address) => {
  expect(isPageAddress(new URL(address, 'https://iskra.example'))).toBe(true)
})

test.each([
  '/api/health',
  '/api',
  '/dev/poczta',
  '/media/products/kartka/1-ab.jpg',
  '/files/gallery/a/b/original.jpg',
  '/robots.txt',
  '/config.json',
  '/sw.js',
  '/sitemap.xml',
])('%s is the server’s', (address) => {
  expect(isPageAddress(new URL(address, 'https://iskra.example'))).toBe(false)
})
