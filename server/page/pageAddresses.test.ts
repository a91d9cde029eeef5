import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchPage, readPageAddresses } from './pageAddresses.ts'

const routeTree = `
import { Route as rootRouteImport } from './routes/__root'
import { Route as SplatRouteImport } from './routes/$'
import { Route as SklepRouteImport } from './routes/sklep'
import { Route as SklepIndexRouteImport } from './routes/sklep.index'
import { Route as SklepKredytyRouteImport } from './routes/sklep.kredyty'
import { Route as SklepCollectionRouteImport } from './routes/sklep.$collection'
import { Route as SklepProduktHandleRouteImport } from './routes/sklep/produkt/$handle'
import { Route as IndexRouteImport } from './routes/index'

export interface FileRoutesByFullPath {
  '/': typeof IndexRoute
  '/$': typeof SplatRoute
  '/sklep': typeof SklepRouteWithChildren
  '/sklep/$collection': typeof SklepCollectionRoute
  '/sklep/kredyty': typeof SklepKredytyRoute
  '/sklep/': typeof SklepIndexRoute
  '/sklep/produkt/$handle': typeof SklepProduktHandleRoute
}
export interface FileRoutesByTo {
  '/elsewhere': typeof IndexRoute
}
`
const addresses = readPageAddresses(routeTree)

describe('the addresses of the page', () => {
  it('are those of its route files, without the one for what is not found', () => {
    expect(addresses.map(({ pattern }) => pattern)).toEqual([
      '/',
      '/sklep',
      '/sklep/$collection',
      '/sklep/kredyty',
      '/sklep/produkt/$handle',
    ])
  })

  it('know the files that a screen is made of', () => {
    expect(addresses.map(({ files }) => files.at(-1))).toEqual([
      'src/routes/index.tsx',
      'src/routes/sklep.index.tsx',
      'src/routes/sklep.$collection.tsx',
      'src/routes/sklep.kredyty.tsx',
      'src/routes/sklep/produkt/$handle.tsx',
    ])
    expect(addresses.at(-1)?.files).toEqual(['src/routes/sklep.tsx', 'src/routes/sklep/produkt/$handle.tsx'])
  })

  it.each([
    ['/', '/', {}],
    ['/sklep', '/sklep', {}],
    ['/sklep/kredyty', '/sklep/kredyty', {}],
    ['/sklep/kartki', '/sklep/$collection', { collection: 'kartki' }],
    ['/sklep/produkt/kubek', '/sklep/produkt/$handle', { handle: 'kubek' }],
    ['/sklep/produkt/%C5%BCyczenia', '/sklep/produkt/$handle', { handle: 'życzenia' }],
  ])('of %s the screen is %s', (path, pattern, params) => {
    expect(matchPage(addresses, path)).toMatchObject({ address: { pattern }, params })
  })

  it.each([
    '/elsewhere',
    '/sklep/produkt/a/b',
    '/sklep/',
    '//sklep',
    '/sklep//kartki',
    '/sklep/%',
    '/$',
    '/SKLEP',
  ])('%s has none', (path) => {
    expect(matchPage(addresses, path)).toBeNull()
  })

  it('can be read from what the router really generates', () => {
    const generated = readFileSync(new URL('../../src/routeTree.gen.ts', import.meta.url), 'utf8')
    const listed = generated.match(/fullPaths:([^\n]*(?:\n\s+\|[^\n]*)*)/)?.[1] ?? ''
    const paths = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
    const expected = new Set(paths.filter((path) => path !== '/$'))
    expect(new Set(readPageAddresses(generated).map(({ pattern }) => pattern))).toEqual(expected)
  })
})
