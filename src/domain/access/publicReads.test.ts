import { expect, test } from 'vitest'
import { isPublicRead } from './publicReads.ts'

test.each([
  '/api/v1/content/pl/entries',
  '/api/v1/content/pl/news/kartka-na-czas?x=1',
  '/api/v1/templates',
  '/api/v1/templates?category=kartki',
  '/api/v1/templates/zimowa-kartka',
  '/api/v1/discover/films?before=abc.def',
  '/api/v1/discover/trending?window=week',
  '/api/v1/discover/examples',
  '/api/v1/cards/a1b2c3d4e5f6a7b8',
])('is shown to everybody: %s', (path) => {
  expect(isPublicRead(path)).toBe(true)
})

test.each([
  '/api/v1/templates/builder',
  '/api/v1/templates/builder/7/validate',
  '/api/v1/templates/zimowa-kartka/runs',
  '/api/v1/template-runs/7',
  '/api/v1/account/orders',
  '/api/v1/cards/a1b2c3d4e5f6a7b8/received',
  '/api/v1/cards/none',
  '/api/v1/discover/filmsx',
  '/api/v1/generations/shared',
  '/somewhere/api/v1/content/pl',
])('is not: %s', (path) => {
  expect(isPublicRead(path)).toBe(false)
})
