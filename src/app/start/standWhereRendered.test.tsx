import { afterEach, expect, it } from 'vitest'
import { CACHED_FOR_ATTRIBUTE } from '#domain/cachedDocument.ts'
import { standWhereRendered } from './standWhereRendered.ts'

afterEach(() => {
  document.documentElement.removeAttribute(CACHED_FOR_ATTRIBUTE)
  history.replaceState(null, '', '/')
})

it('takes on the address of its cached document, and no other step of the history', () => {
  history.replaceState({ step: 1 }, '', '/sklep?utm_source=list&sort=cena&lang=pl#produkty')
  const steps = history.length
  document.documentElement.setAttribute(CACHED_FOR_ATTRIBUTE, '/sklep?sort=cena')
  standWhereRendered()
  expect(location.pathname + location.search + location.hash).toBe('/sklep?sort=cena#produkty')
  expect(history.state).toEqual({ step: 1 })
  expect(history.length).toBe(steps)
})

it('stays at its own where the document came from the server', () => {
  history.replaceState(null, '', '/sklep?utm_source=list')
  standWhereRendered()
  expect(location.search).toBe('?utm_source=list')
})
