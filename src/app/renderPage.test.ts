import { expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import type { AnswerStorefront, PageRequest } from '#domain/rendering/pageRendering.ts'
import { renderPage } from './renderPage.tsx'

function requestFor(address: string, over: Partial<PageRequest>): PageRequest {
  return {
    address,
    language: 'pl',
    origin: 'https://iskra.example',
    config: DEFAULT_RUNTIME_CONFIG,
    isOpenToAnyone: true,
    storefront: async () => ({}),
    publicRead: async () => ({ status: 200, said: {} }),
    plain: null,
    signal: new AbortController().signal,
    ...over,
  }
}

it('ends when nobody waits for it any longer, though the storefront never answers', async () => {
  const givenUp = new AbortController()
  const storefront = vi.fn<AnswerStorefront>(() => new Promise(() => undefined))
  const rendered = renderPage(requestFor('/sklep?q=kubek', { storefront, signal: givenUp.signal }))
  await vi.waitFor(() => expect(storefront).toHaveBeenCalled())
  givenUp.abort(new Error('too late'))
  await expect(rendered).rejects.toThrow('too late')
})

it('renders what the storefront’s failure leaves of a screen', async () => {
  const { html } = await renderPage(
    requestFor('/sklep', { storefront: () => Promise.reject(new Error('broken')) }),
  )
  expect(html).toContain('<main')
})
