import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { CACHED_AT_ATTRIBUTE } from '#domain/cachedDocument.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'
import { renewCachedAnswers } from './renewCachedAnswers.ts'

afterEach(() => document.documentElement.removeAttribute(CACHED_AT_ATTRIBUTE))

/** A query on a screen that has its first answer; returns its asking. */
async function answered(client: QueryClient, queryKey: readonly string[], updatedAt = Date.now()) {
  const ask = vi.fn<() => Promise<string>>(async () => 'as the service has it')
  client.setQueryData(queryKey, 'as the document has it', { updatedAt })
  new QueryObserver(client, { queryKey, queryFn: ask, staleTime: Infinity }).subscribe(() => undefined)
  return ask
}

async function setUp() {
  const client = new QueryClient()
  return {
    client,
    shop: await answered(client, ['shop', 'PL', 'products']),
    credits: await answered(client, ['account', 'credits']),
    persisted: await answered(client, ['shop', 'PL', 'collections'], performance.timeOrigin - 1_000),
  }
}

it('asks anew for what came in a document that the device had cached', async () => {
  document.documentElement.setAttribute(CACHED_AT_ATTRIBUTE, '2026-11-20T12:40:00.000Z')
  const { client, shop, credits, persisted } = await setUp()
  renewCachedAnswers(client)
  await vi.waitFor(() => expect(shop).toHaveBeenCalledOnce())
  await vi.waitFor(() =>
    expect(client.getQueryData(['shop', 'PL', 'products'])).toBe('as the service has it'),
  )
  expect(credits).not.toHaveBeenCalled()
  expect(persisted).not.toHaveBeenCalled()
})

it('asks for nothing twice where the document has just come from the server', async () => {
  const { client, shop } = await setUp()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  renewCachedAnswers(client)
  // By now it would have begun to wait.
  await new Promise<void>((resolve) => afterFirstScreen(resolve))
  expect(invalidate).not.toHaveBeenCalled()
  expect(shop).not.toHaveBeenCalled()
})
