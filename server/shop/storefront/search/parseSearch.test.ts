import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, wantedWords, type SearchNode } from './parseSearch.ts'

const words = (text: string): SearchNode => ({ kind: 'words', text, quoted: false })
const all = (...nodes: SearchNode[]): SearchNode => ({ kind: 'all', nodes })
const field = (name: 'tag' | 'product_type' | 'variants.price', value: string, more = {}): SearchNode => ({
  kind: 'field',
  field: name,
  comparator: '=',
  value,
  quoted: false,
  beginning: false,
  ...more,
})

describe('parseSearch', () => {
  it.each<[string, SearchNode]>([
    ['Łąka żółta', all(words('Łąka'), words('żółta'))],
    ['"żółta łąka"', all({ kind: 'words', text: 'żółta łąka', quoted: true })],
    ['tag:kartki', all(field('tag', 'kartki'))],
    ['tag:"Dzień Matki"', all(field('tag', 'Dzień Matki', { quoted: true }))],
    ['tag:kart*', all(field('tag', 'kart', { beginning: true }))],
    ['variants.price:>=10.50', all(field('variants.price', '10.50', { comparator: '>=' }))],
    ['kubek -tag:szkło', all(words('kubek'), { kind: 'not', node: field('tag', 'szkło') })],
    ['NOT kubek', all({ kind: 'not', node: words('kubek') })],
    ['a AND b OR c', { kind: 'any', nodes: [all(words('a'), words('b')), all(words('c'))] }],
    ['(a OR b) c', all({ kind: 'any', nodes: [all(words('a')), all(words('b'))] }, words('c'))],
    ['uwaga:rabat', all(words('uwaga rabat'))],
    ['e-mail', all(words('e-mail'))],
    ['tag: kartki', all(words('tag:'), words('kartki'))],
    ['', all()],
    ['!!!', all(words('!!!'))],
  ])('reads %j', (text, expected) => {
    expect(parseSearch(text)).toEqual(expected)
  })

  it('leaves out what makes no sense', () => {
    expect(wantedWords(parseSearch('((( kubek ) OR "bez końca'))).toEqual(['kubek', 'bez', 'konca'])
    expect(wantedWords(parseSearch(') kubek ('))).toEqual(['kubek'])
    expect(wantedWords(parseSearch('AND OR - kubek'))).toEqual([])
  })

  it('reads any text at all', () => {
    const unit = fc.oneof(
      fc.constantFrom('(', ')', '"', '-', ':', '*', ' ', 'OR', 'AND', 'NOT ', 'tag:', '>='),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (parts) => {
        expect(
          wantedWords(parseSearch(parts.join(''))).every((word) => /^[\p{Letter}\p{Number}]+$/u.test(word)),
        ).toBe(true)
      }),
    )
  })
})
