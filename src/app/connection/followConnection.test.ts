import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectionView, type ConnectionView } from '#services/connectionView.ts'
import { createStore } from '#domain/store.ts'
import { followConnection } from './followConnection.ts'

let now = 0
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchOnReconnect: false, staleTime: Infinity },
  },
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  now = 0
  connectionView.set('unknown')
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** A query on a screen; returns how often it was asked. */
function watched(name: string, answers: () => Promise<string>): () => number {
  const ask = vi.fn<() => Promise<string>>(answers)
  new QueryObserver(queryClient, { queryKey: [name], queryFn: ask }).subscribe(() => undefined)
  return () => ask.mock.calls.length
}

const settle = () => vi.advanceTimersByTimeAsync(0)

it('reads anew at once what was read from a copy or failed while the services were away', async () => {
  const reachability = createStore<ConnectionView>('unknown')
  const stop = followConnection(reachability, queryClient, () => Date.now())
  reachability.set('online')
  const fresh = watched('fresh', () => Promise.resolve('as the service has it'))
  await settle()
  await vi.advanceTimersByTimeAsync(60_000)
  reachability.set('offline')
  const copied = watched('copied', () => Promise.resolve('a copy'))
  const failed = watched('failed', () => Promise.reject(new TypeError('Failed to fetch')))
  await settle()
  reachability.set('online')
  await settle()
  expect([fresh(), copied(), failed()]).toEqual([1, 2, 2])
  stop()
})

it('reads nothing twice at a start with a network', async () => {
  const reachability = createStore<ConnectionView>('unknown')
  const stop = followConnection(reachability, queryClient, () => now)
  const first = watched('first', () => Promise.resolve('here'))
  await settle()
  reachability.set('online')
  await settle()
  expect(first()).toBe(1)
  stop()
})

it('reads anew after a start without one', async () => {
  const reachability = createStore<ConnectionView>('offline')
  const stop = followConnection(reachability, queryClient, () => Date.now())
  const first = watched('first', () => Promise.resolve('a copy'))
  await settle()
  reachability.set('unknown')
  reachability.set('online')
  await settle()
  expect(first()).toBe(2)
  expect(connectionView.getSnapshot()).toBe('online')
  stop()
})
