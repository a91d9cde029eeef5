import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createI18n } from '#i18n/createI18n.ts'
import { closeSettings } from './settings/settingsState.ts'
import { closePalette } from './palette/paletteState.ts'
import { App } from './App.tsx'
import { createAppRouter } from './createAppRouter.ts'
import { pageReachability } from './connection/pageReachability.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'

async function openPage(address: string) {
  const context = { services: smallShop(), i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await act(() => router.load())
  render(<App context={context} router={router} />)
  await screen.findByRole('main')
  return router
}

beforeEach(stubBrowser)

afterEach(() => {
  act(() => {
    closePalette()
    closeSettings()
  })
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The first use of a part brings its code, which on a busy machine takes its time. */
const SLOW = { timeout: 20_000 }

describe('the shell', () => {
  it('titles each screen and starts the keyboard at its heading after a change', async () => {
    const router = await openPage('/sklep')
    await waitFor(() => expect(document.title).toContain('Sklep'))
    const before = document.activeElement
    expect(before?.tagName).toBe('BODY')
    await act(() => router.navigate({ to: '/sklep/produkt/$handle', params: { handle: 'kubek' } }))
    await waitFor(() => expect(document.title).toContain('Kubek'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('leaves the focus alone while filters change the address', async () => {
    const router = await openPage('/sklep')
    const field = screen.getByRole('searchbox')
    field.focus()
    await act(() => router.navigate({ to: '/sklep', search: { q: 'kubek' } }))
    expect(document.activeElement).toBe(field)
  })

  it('puts no other name of a screen into the history', async () => {
    const router = await openPage('/sklep')
    act(() => router.history.push('/news'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/aktualnosci'))
    act(() => router.history.back())
    await waitFor(() => expect(router.state.location.pathname).toBe('/sklep'))
  })

  it('says where one is', async () => {
    await openPage('/sklep')
    const [top] = screen.getAllByRole('navigation', { name: 'Główna nawigacja' })
    const here = within(top ?? document.body).getByRole('link', { current: 'page' })
    expect(here.textContent).toBe('Sklep')
  })

  it('follows other names of an address and says what does not exist', async () => {
    const router = await openPage('/shop?q=kubek')
    await waitFor(() => expect(router.state.location.href).toBe('/sklep?q=kubek'))
    // `act` would wait for a screen whose code is rendered only after it.
    act(() => void router.navigate({ href: '/wideo/edytor' }))
    expect(await screen.findByRole('heading', { name: 'Nie ma takiej strony' }, SLOW)).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Nie ma takiej strony · Iskra'))
  })

  it('leaves no other name behind: back leads to the screen before, not here again', async () => {
    const router = await openPage('/o-nas')
    act(() => void router.navigate({ href: '/contact' }))
    await waitFor(() => expect(router.state.location.href).toBe('/kontakt'), SLOW)
    expect(router.history.length).toBe(2)
  })

  it('finds products and pages under Ctrl K', async () => {
    const router = await openPage('/')
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await screen.findByRole('searchbox', { name: 'Czego szukasz?' }, SLOW)
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('kubek')
    await screen.findByRole('menuitem', { name: /Kubek z imieniem/ }, SLOW)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sklep/produkt/kubek'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows in the header what a mistyped word finds, and goes there by arrow keys', async () => {
    const router = await openPage('/')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Szukaj w sklepie' }), 'kuebk')
    const findings = await screen.findByRole('list', { name: 'Podpowiedzi' }, SLOW)
    await within(findings).findByRole('link', { name: 'Czy chodziło o „kubek”?' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Kubek z imieniem')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sklep/produkt/kubek'))
    expect(screen.queryByRole('list', { name: 'Podpowiedzi' })).toBeNull()
  })

  it('opens the search of a phone with the shop, not with a list of pages', async () => {
    const router = await openPage('/')
    await userEvent.click(screen.getByRole('button', { name: 'Szukaj' }))
    await screen.findByRole('searchbox', { name: 'Czego szukasz?' }, SLOW)
    await screen.findByRole('menuitem', { name: 'urodziny' }, SLOW)
    expect(screen.queryByRole('menuitem', { name: 'Strona główna' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'urodziny' }))
    await waitFor(() => expect(router.state.location.href).toBe('/sklep?q=urodziny'))
  })

  it('changes the language at once and for good', async () => {
    await openPage('/')
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
    expect(localStorage.getItem('lang')).toBe('en')
    expect(document.cookie).toContain('lang=en')
    await userEvent.click(screen.getByRole('button', { name: 'Polski' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('pl'))
  })

  it('says calmly that there is no network, and since when', async () => {
    await openPage('/')
    act(() => pageReachability.reportFailure())
    const chip = await screen.findByRole('button', { name: /Bez sieci/ })
    await userEvent.click(chip)
    expect(await screen.findByRole('dialog', { name: 'Bez sieci' }, SLOW)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    act(() => pageReachability.reportSuccess())
    expect(screen.queryByRole('button', { name: /Bez sieci/ })).toBeNull()
  })
})
