import { globSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS, areaOf } from './areas.ts'

it.each([
  ['src/features/shop/product/ProductScreen.tsx', 'shop'],
  ['server/shop/reviews/reviews.test.ts', 'shop'],
  ['server/shop/orders/prints/drawPrint.test.ts', 'gifts'],
  ['src/offline/templateRuns/startRun.ts', 'templates'],
  ['src-sw/navigation.ts', 'offline'],
  ['src/routes/generatory.obraz.tsx', null],
  ['src/ui/Button.tsx', null],
  ['tests/e2e/gifts/writer.spec.ts', 'gifts'],
  ['tests/faults/cart/cartModel.test.ts', 'shop'],
])('%s is of the area %s', (file, area) => {
  expect(areaOf(file)).toBe(area)
})

it('every journey lies in the folder of an area, and every area has one', () => {
  const folders = globSync('tests/e2e/**/*.spec.ts').map((file) => file.split('/')[2] ?? '')
  expect([...new Set(folders)].toSorted()).toEqual([...AREAS].toSorted())
})

it('every feature is of an area, but for what all of them show', () => {
  const shared = readdirSync('src/features').filter(
    (name) => areaOf(`src/features/${name}/index.ts`) === null,
  )
  expect(shared).toEqual(['about', 'debug'])
})
