import { expect, test } from 'vitest'
import { Unreadable } from '../readers.ts'
import { readContentSearch } from './contentSearch.ts'
import { richText } from './richText.ts'

test.each([
  [
    { audience: 'dla-firm', page: '3' },
    { audience: 'dla-firm', page: 3 },
  ],
  [{ audience: 'dla-kota', page: 'x' }, {}],
  [{ page: 1 }, {}],
  [{ page: -2 }, {}],
])('the search %j is read as %j', (search, read) => {
  expect(readContentSearch(search)).toEqual(read)
})

test.each([
  [[{ tag: 'script', children: [] }]],
  [[{ tag: 'p', children: [{ tag: 'iframe', children: [] }] }]],
  [[{ tag: 'a', href: 1, children: [] }]],
  ['<p>'],
  [Array.from({ length: 80 }).reduce<unknown[]>((inner) => [{ tag: 'blockquote', children: inner }], [])],
])('what is no text of an article is not read: %#', (value) => {
  expect(() => richText(value)).toThrow(Unreadable)
})
