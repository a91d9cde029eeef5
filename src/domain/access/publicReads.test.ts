import { expect, test } from 'vitest'
import { isPublicRead } from './publicReads.ts'

test.each([
  '/api/v1/content/pl/entries',
  '/api/v1/content/pl/news/kartka-na-czas?x=1',
  '/api/v1/templates',
  '/api/v1/templates?category=kartki',
  '/api/v1/templates/zimowa-kartka',
])('is shown to everybody: %s', (path) => {
  expect(isPublicRead(path)).toBe(true)
})

test.each([
  '/api/v1/templates/builder',
  '/api/v1/templates/builder/7/validate',
  '/api/v1/templates/zimowa-kartka/runs',
  '/api/v1/template-runs/7',
  '/api/v1/account/orders',
  '/somewhere/api/v1/content/pl',
])('is not: %s', (path) => {
  expect(isPublicRead(path)).toBe(false)
})
