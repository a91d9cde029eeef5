import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { useSearchChange } from './useSearchChange.ts'

interface ListSearch {
  readonly page: number
}

afterEach(cleanup)

/** A list, and another screen whose content is slow to come. */
async function openList() {
  const slow = Promise.withResolvers<null>()
  const written: Partial<ListSearch>[] = []
  let onSearchChange: OnSearchChange<ListSearch> | null = null
  function List() {
    onSearchChange = useSearchChange<ListSearch>((change) => written.push(change))
    return <h1>List</h1>
  }
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const thing = createRoute({
    getParentRoute: () => root,
    path: '/thing',
    loader: () => slow.promise,
    component: () => <h1>Thing</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([list, thing]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
    defaultPendingMs: 60_000,
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'List' })
  return {
    written,
    change: (page: number, how?: 'push' | 'replace') => onSearchChange?.({ page }, how),
    leave: () => act(() => void router.navigate({ href: '/thing' })),
    arrive: () => slow.resolve(null),
  }
}

it('writes what a person or the screen itself changes', async () => {
  const { written, change } = await openList()
  change(2, 'replace')
  change(3, 'push')
  change(4)
  expect(written).toEqual([{ page: 2 }, { page: 3 }, { page: 4 }])
})

it('takes nobody back who is on the way to another screen', async () => {
  const { written, change, leave, arrive } = await openList()
  leave()
  await expect.poll(() => screen.queryByRole('heading', { name: 'List' })).not.toBeNull()
  change(2, 'replace')
  expect(written).toEqual([])
  arrive()
  expect(await screen.findByRole('heading', { name: 'Thing' })).toBeDefined()
})
