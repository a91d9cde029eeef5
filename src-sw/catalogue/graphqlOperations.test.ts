import { expect, test } from 'vitest'
import { readOperations } from './graphqlOperations.ts'

test('names kind, name and root fields', () => {
  expect(readOperations('query Product($handle: String!) { product(handle: $handle) { id title } }')).toEqual(
    [{ kind: 'query', name: 'Product', rootFields: ['product'] }],
  )
  expect(
    readOperations(
      'mutation Add($input: CartInput = {note: "x"}) { cartCreate(input: $input) { cart { id } } }',
    ),
  ).toEqual([{ kind: 'mutation', name: 'Add', rootFields: ['cartCreate'] }])
})

test('sees through aliases, directives, comments and strings', () => {
  const document = `
    # mutation Hidden { cartCreate { cart { id } } }
    fragment Card on Product { id cart: title }
    query List @inContext(language: PL) {
      newest: products(query: "} mutation X { a }", first: 5) @include(if: true) { nodes { ...Card } }
      shop { name }
    }`
  expect(readOperations(document)).toEqual([
    { kind: 'query', name: 'List', rootFields: ['products', 'shop'] },
  ])
})

test('reads the short form, several operations and root fragments', () => {
  expect(readOperations('{ cart(id: "1") { id } }')).toEqual([
    { kind: 'query', name: null, rootFields: ['cart'] },
  ])
  expect(readOperations('query A { ...Root } mutation B { cartCreate { cart { id } } }')).toEqual([
    { kind: 'query', name: 'A', rootFields: ['...'] },
    { kind: 'mutation', name: 'B', rootFields: ['cartCreate'] },
  ])
  expect(readOperations('query A { ... on QueryRoot { cart { id } } }')[0]?.rootFields).toContain('...')
})

test('finds nothing in what is no document', () => {
  expect(readOperations('')).toEqual([])
  expect(readOperations('<html>')).toEqual([])
})
