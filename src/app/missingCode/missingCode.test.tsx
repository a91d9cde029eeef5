import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/createI18n.ts'
import { createAppRouter } from '../createAppRouter.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { CodeFailure } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import { holdNavigation } from './holdNavigation.ts'
import { HeldScreenNotice } from './MissingNotice.tsx'

/** What `/api/health` answers: null for no network. */
let servedBuild: string | null
beforeEach(() => {
  servedBuild = BUILD_ID
  vi.stubGlobal('fetch', async () => {
    if (servedBuild === null) throw new TypeError('Failed to fetch')
    return Response.json({ build: servedBuild })
  })
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  cleanup()
  heldScreen.set(null)
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A page whose terms are not loaded yet; `arrive` lets their code be had. */
async function openPage() {
  let isThere = false
  const context = { services: smallShop(), i18n: await createI18n('pl') }
  const history = createMemoryHistory({ initialEntries: ['/login'] })
  const router = createAppRouter(context, history)
  const terms = router.routesByPath['/regulamin']
  const { component } = terms.options
  terms.options.component = lazyRouteComponent(async () => {
    if (!isThere) throw new CodeFailure('/assets/terms.js')
    return { default: () => null }
  })
  await router.loadRouteChunk(router.routesByPath['/login'])
  holdNavigation(router)
  render(
    <I18nProvider i18n={setupI18n({ locale: 'pl', messages: { pl: {} } })}>
      <HeldScreenNotice />
    </I18nProvider>,
  )
  return {
    history,
    go: () => history.push('/regulamin'),
    arrive: () => (isThere = true),
    leave: () => {
      if (component !== undefined) terms.options.component = component
    },
  }
}

it.each([
  ['Nie ma połączenia', null],
  ['Jest nowa wersja Iskry', 'the next build'],
  ['Nie udało się tego wczytać', BUILD_ID],
])('keeps the screen and says „%s”', async (title, build) => {
  servedBuild = build
  const page = await openPage()
  page.go()
  expect(await screen.findByRole('region', { name: title })).toBeDefined()
  expect(page.history.location.pathname).toBe('/login')
  page.leave()
})

it('goes on once the code can be had', async () => {
  servedBuild = null
  const page = await openPage()
  page.go()
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.arrive()
  await userEvent.click(retry)
  await waitFor(() => expect(page.history.location.pathname).toBe('/regulamin'))
  expect(screen.queryByRole('region')).toBeNull()
  page.leave()
})

it('goes where was pressed although the screen meanwhile writes its own address', async () => {
  const page = await openPage()
  page.arrive()
  page.go()
  page.history.replace('/login?redirect=%2Fkonto')
  expect(page.history.location.href).toContain('redirect')
  await waitFor(() => expect(page.history.location.pathname).toBe('/regulamin'))
  page.leave()
})

it('goes where was pressed last', async () => {
  const page = await openPage()
  page.go()
  page.history.push('/login?redirect=%2Fkonto')
  await waitFor(() => expect(page.history.location.href).toContain('redirect'))
  expect(screen.queryByRole('region')).toBeNull()
  page.leave()
})
