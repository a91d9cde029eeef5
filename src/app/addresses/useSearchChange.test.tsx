import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSearchChange } from './useSearchChange.ts'

interface ListSearch {
  readonly page: number
}

afterEach(cleanup)

function List({ write }: { readonly write: (change: Partial<ListSearch>) => void }) {
  const onSearchChange = useSearchChange<ListSearch>(write)
  return (
    <>
      <h1>List</h1>
      <button onClick={() => onSearchChange({ page: 2 }, 'replace')}>the end comes near</button>
      <button onClick={() => onSearchChange({ page: 3 }, 'push')}>page three</button>
      <button onClick={() => onSearchChange({ page: 4 })}>page four</button>
    </>
  )
}

/** A list, and another screen whose content is slow to come. */
async function openList() {
  const slow = Promise.withResolvers<null>()
  const write = vi.fn<(change: Partial<ListSearch>) => void>()
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: () => <List write={write} />,
  })
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
    written: () => write.mock.calls.map(([change]) => change),
    leave: () => act(() => void router.navigate({ href: '/thing' })),
    arrive: () => slow.resolve(null),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('writes what a person or the screen itself changes', async () => {
  const { written } = await openList()
  press('the end comes near')
  press('page three')
  press('page four')
  expect(written()).toEqual([{ page: 2 }, { page: 3 }, { page: 4 }])
})

it('takes nobody back who is on the way to another screen', async () => {
  const { written, leave, arrive } = await openList()
  leave()
  press('the end comes near')
  expect(written()).toEqual([])
  arrive()
  expect(await screen.findByRole('heading', { name: 'Thing' })).toBeDefined()
})
