import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFirstAnswers } from './initialData.ts'

const json = JSON.stringify([
  {
    operationName: 'Products',
    variables: { first: 50, reverse: false, sortKey: 'PRICE' },
    answer: { data: { n: 1 } },
  },
  { operationName: 'Product', variables: { handle: 'kubek' }, answer: { errors: [{}], data: { n: 2 } } },
])

// The page is new: other tests of this process may have run for longer than a minute.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))
afterEach(() => vi.restoreAllMocks())

it('gives an answer once, to the same variables in any order', () => {
  const take = createFirstAnswers(json)
  expect(take('Products', { sortKey: 'PRICE', first: 50 })).toBeUndefined()
  const variables = { sortKey: 'PRICE', reverse: false, after: null, query: undefined, first: 50 }
  expect(take('Products', variables)).toEqual({ n: 1 })
  expect(take('Products', variables)).toBeUndefined()
})

it('gives no answer that holds errors, nor one to another question', () => {
  const take = createFirstAnswers(json)
  expect(take('Product', { handle: 'kubek' })).toBeUndefined()
  expect(take('Collection', { handle: 'kubek' })).toBeUndefined()
})

it('gives nothing once the page is a minute old', () => {
  const take = createFirstAnswers(json)
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect(take('Products', { first: 50, reverse: false, sortKey: 'PRICE' })).toBeUndefined()
})

it.each([null, undefined, '', '{', '{}', '[null, 1, {"operationName":"Products"}]'])(
  'lives without: %j',
  (text) => {
    expect(createFirstAnswers(text)('Products', {})).toBeUndefined()
  },
)
