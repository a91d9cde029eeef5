import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useListSearch } from './useListSearch.ts'

interface ListSearch {
  readonly page?: number | undefined
  readonly chosen?: string | undefined
}

afterEach(cleanup)

function List({ said }: { readonly said: ListSearch }) {
  const [search, onSearchChange] = useListSearch(said)
  const choose = (name: string) => onSearchChange({ chosen: `${search.chosen ?? ''}${name}` }, 'replace')
  return (
    <>
      <h1>List</h1>
      <output>{JSON.stringify(search)}</output>
      <button onClick={() => onSearchChange({ page: 2 }, 'follow')}>the end comes near</button>
      <button onClick={() => onSearchChange({ page: 3 })}>page three</button>
      <button onClick={() => choose('a')}>a</button>
      <button onClick={() => choose('b')}>b</button>
      <button onClick={() => onSearchChange({ chosen: undefined }, 'replace')}>none</button>
    </>
  )
}

/** A list and another screen; their loaders finish when `arrive` is called. */
async function openList({ entries = ['/list'] }: { readonly entries?: string[] } = {}) {
  let slow = Promise.resolve()
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    validateSearch: (search: ListSearch): ListSearch => search,
    loader: () => slow,
    component: () => <List said={list.useSearch()} />,
  })
  const thing = createRoute({
    getParentRoute: () => root,
    path: '/thing',
    loader: () => slow,
    component: () => <h1>Thing</h1>,
  })
  const router = createRouter({
    routeTree: root.addChildren([list, thing]),
    history: createMemoryHistory({ initialEntries: entries }),
    defaultPendingMs: 60_000,
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'List' })
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/list'))
  const { promise, resolve } = Promise.withResolvers<void>()
  slow = promise
  return { router, arrive: () => act(async () => resolve()) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent)

it('shows what was changed at once, and keeps both of two changes, while the router still loads', async () => {
  const { router, arrive } = await openList({ entries: ['/list?page=1'] })
  press('a')
  expect(shown()).toEqual({ page: 1, chosen: 'a' })
  press('b')
  press('page three')
  expect(shown()).toEqual({ page: 3, chosen: 'ab' })
  await arrive()
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(router.state.location.search).toEqual({ page: 3, chosen: 'ab' })
  expect(shown()).toEqual({ page: 3, chosen: 'ab' })
})

it('follows the address again once it has been written', async () => {
  const { router, arrive } = await openList()
  press('page three')
  await arrive()
  await waitFor(() => expect(router.state.status).toBe('idle'))
  press('none')
  await waitFor(() => expect(shown()).toEqual({ page: 3 }))
  act(() => router.history.back())
  await waitFor(() => expect(shown()).toEqual({}))
  expect(router.state.location.search).toEqual({})
})

it('takes nobody back who is on the way to another screen', async () => {
  const { router, arrive } = await openList()
  act(() => void router.navigate({ href: '/thing' }))
  press('the end comes near')
  expect(shown()).toEqual({})
  await arrive()
  expect(await screen.findByRole('heading', { name: 'Thing' })).toBeDefined()
  expect(router.state.location.search).toEqual({})
})

it('goes by the last press: a change on the way to another screen leads back', async () => {
  const { router, arrive } = await openList()
  act(() => void router.navigate({ href: '/thing' }))
  press('a')
  expect(shown()).toEqual({ chosen: 'a' })
  await arrive()
  await waitFor(() => expect(router.state.status).toBe('idle'))
  expect(screen.getByRole('heading', { name: 'List' })).toBeDefined()
  expect(router.state.location).toMatchObject({ pathname: '/list', search: { chosen: 'a' } })
})
