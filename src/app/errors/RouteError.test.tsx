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
import { RouteError } from './RouteError.tsx'

afterEach(() => {
  cleanup()
  setLogLevel('warn')
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('boom')
}

it('stands where a screen failed, with a reload and the way home', async () => {
  setLogLevel('silent')
  // React itself reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Broken }),
  ])
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
  expect(await screen.findByRole('heading', { name: 'Ups! Coś poszło nie tak.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Odśwież stronę' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Strona główna' })).toBeTruthy()
})
