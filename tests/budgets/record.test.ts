import { expect, it } from 'vitest'
import { recordedMakeup, sharesOf, untilQuiet } from './record.ts'

const SOURCES = {
  'start-1a.js': { 'src/start.ts': 10, react: 400 },
  'late-2b.js': { 'src/late.ts': 30, react: 7 },
  'shop-3c.js': { 'src/shop.ts': 20 },
  'other-4d.js': { 'src/other.ts': 9_999 },
}
const LOADS = new Map([
  ['/', ['start-1a.js']],
  ['/sklep', ['start-1a.js', 'shop-3c.js']],
  [untilQuiet('/'), ['start-1a.js', 'late-2b.js']],
])

it('what is shared is put down once, without the names of files', () => {
  expect(sharesOf(LOADS, SOURCES)).toEqual({
    '/, / until quiet, /sklep': { react: 400, 'src/start.ts': 10 },
    '/sklep': { 'src/shop.ts': 20 },
    '/ until quiet': { react: 7, 'src/late.ts': 30 },
  })
})

it('the same is written of the same, whichever came first', () => {
  const turned = new Map([...LOADS].toReversed().map(([of, files]) => [of, files.toReversed()]))
  expect(JSON.stringify(sharesOf(turned, SOURCES))).toBe(JSON.stringify(sharesOf(LOADS, SOURCES)))
})

it('each has its own part of what is shared', () => {
  const shares = sharesOf(LOADS, SOURCES)
  expect(recordedMakeup(shares, '/')).toEqual(new Map(Object.entries(SOURCES['start-1a.js'])))
  expect(recordedMakeup(shares, untilQuiet('/'))).toEqual(
    new Map([
      ['react', 407],
      ['src/start.ts', 10],
      ['src/late.ts', 30],
    ]),
  )
  expect(recordedMakeup(shares, '/nowhere')).toEqual(new Map())
})
