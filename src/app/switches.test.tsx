import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG, type FeatureName } from '#domain/runtimeConfig.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { App } from './App.tsx'
import { createAppRouter } from './createAppRouter.ts'
import { openSettings } from './settings/settingsState.ts'

/** A page of a deployment that has everything, or one thing switched off. */
async function openPage(address: string, off: FeatureName | null) {
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, ...(off === null ? {} : { [off]: false }) }
  const services = smallShop({ config: { ...DEFAULT_RUNTIME_CONFIG, features } })
  const context = { services, i18n: await createI18n('pl') }
  const router = createAppRouter(context, createMemoryHistory({ initialEntries: [address] }))
  await act(() => router.load())
  render(<App context={context} router={router} />)
  await waitFor(() => expect(router.state.status).toBe('idle'))
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SLOW = { timeout: 10_000 }
const OFF = 'Ten generator jest wyłączony'

describe('on the page', () => {
  it.each([
    ['imageGeneration', '/generatory/obraz', /^Obraz/],
    ['videoGeneration', '/generatory/wideo', /^Wideo/],
  ] as const)(
    'a kind that is switched off has neither a generator nor a way to it: %s',
    async (name, to, link) => {
      await openPage(to, name)
      expect(await screen.findByRole('heading', { name: OFF }, SLOW)).toBeDefined()
      cleanup()
      await openPage('/generatory', name)
      const main = within(await screen.findByRole('main', {}, SLOW))
      await main.findByRole('link', { name: /^Dźwięk/ }, SLOW)
      expect(main.queryByRole('link', { name: link })).toBeNull()
      cleanup()
      await openPage('/generatory', null)
      const whole = within(await screen.findByRole('main', {}, SLOW))
      expect(await whole.findByRole('link', { name: link }, SLOW)).toBeDefined()
    },
  )

  it.each([
    ['darkMode', 'Motyw'],
    ['multiLanguage', 'Język'],
  ] as const)('there is nothing to choose where there is one alone: %s', async (name, group) => {
    await openPage('/o-nas', name)
    act(openSettings)
    const settings = within(await screen.findByRole('dialog', { name: 'Wygląd i język' }, SLOW))
    expect(settings.queryByRole('group', { name: group })).toBeNull()
    cleanup()
    await openPage('/o-nas', null)
    act(openSettings)
    const whole = within(await screen.findByRole('dialog', { name: 'Wygląd i język' }, SLOW))
    expect(whole.getByRole('group', { name: group })).toBeDefined()
  })

  it('templates that are switched off are nowhere: no menu leads to them, and nothing stands at their address', async () => {
    for (const address of ['/szablony', '/szablony/portret-z-charakterem', '/szablony/drafts']) {
      await openPage(address, 'templates')
      const missing = { name: 'Nie ma takiej strony', hidden: true }
      expect(await screen.findByRole('heading', missing, SLOW)).toBeDefined()
      expect(screen.queryAllByRole('link', { name: 'Szablony', hidden: true })).toEqual([])
      cleanup()
    }
    await openPage('/o-nas', null)
    // In the top bar, the one at the bottom, the menu and the footer.
    expect((await screen.findAllByRole('link', { name: 'Szablony', hidden: true }, SLOW)).length).toBe(4)
  })

  it('nobody is asked about counting where nobody is counted', async () => {
    const choice = { name: 'Statystyki odwiedzin' }
    await openPage('/prywatnosc/moje-wizyty', 'analytics')
    // The dialog of the tests before may still be open, and says it, too.
    const main = within(await screen.findByRole('main', { hidden: true }, SLOW))
    expect(await main.findByText(/Tutaj nikomu nie liczymy wizyt/, {}, SLOW)).toBeDefined()
    expect(screen.queryAllByRole('group', choice)).toEqual([])
    cleanup()
    await openPage('/prywatnosc/moje-wizyty', null)
    expect(await screen.findAllByRole('group', choice, SLOW)).not.toEqual([])
  })
})
