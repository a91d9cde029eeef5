import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TopNavigation } from './TopNavigation.tsx'

afterEach(cleanup)

it.each([
  ['/sklep', 'Sklep'],
  ['/sklep/kartki', 'Sklep'],
  ['/sklep/kredyty', 'Kredyty'],
])('at %s marks %s alone', async (path, name) => {
  const root = createRootRoute({ component: TopNavigation })
  const routeTree = root.addChildren(
    ['/sklep', '/sklep/$collection', '/produkty-ai'].map((one) =>
      createRoute({ getParentRoute: () => root, path: one }),
    ),
  )
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  render(
    <I18nProvider i18n={setupI18n({ locale: 'pl', messages: { pl: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
  await screen.findByRole('link', { name })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([name])
})
