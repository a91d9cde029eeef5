import { expect, test } from 'vitest'
import { packWidths } from './packWidths.ts'

test.each([
  ['a phone', { width: 390, pixelRatio: 3 }, { list: 480, detail: 960 }],
  ['a tablet', { width: 820, pixelRatio: 2 }, { list: 640, detail: 960 }],
  ['a desktop', { width: 1440, pixelRatio: 1 }, { list: 320, detail: 640 }],
  ['a sharp desktop', { width: 1440, pixelRatio: 2 }, { list: 640, detail: 1280 }],
])('%s', (_, viewport, widths) => {
  expect(packWidths(viewport)).toEqual(widths)
})
