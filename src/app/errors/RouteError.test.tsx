import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { setLogLevel } from '#domain/log.ts'
import { CodeFailure } from '../missingCode/codeFailures.ts'
import { RouteError } from './RouteError.tsx'

afterEach(() => {
  cleanup()
  setLogLevel('warn')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Broken(): never {
  throw new Error('boom')
}

function Missing(): never {
  throw new CodeFailure('/assets/screen.js')
}

it('says that there is no network where a screen could not be fetched, not that it is our fault', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  renderFailing(Missing)
  expect(await screen.findByRole('heading', { name: 'Nie ma połączenia' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy()
  expect(screen.queryByText(/To nasza wina/)).toBeNull()
})

it('stands where a screen failed, with a reload and the way home', async () => {
  renderFailing(Broken)
  expect(await screen.findByRole('heading', { name: 'Ups! Coś poszło nie tak.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Odśwież stronę' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Strona główna' })).toBeTruthy()
})

/** A page whose only screen is `component`. */
function renderFailing(component: () => never): void {
  setLogLevel('silent')
  // React itself reports errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createRootRoute()
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component })])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
  })
  render(
    <I18nProvider i18n={setupI18n({ locale: 'pl', messages: { pl: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  )
}
