import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Session } from '#api/session/session.ts'
import { fixedSession, signedIn } from '#api/session/testing/fixedSession.ts'
import { DEFAULT_RUNTIME_CONFIG, type FeatureName, type Features } from '#domain/runtimeConfig.ts'
import { createI18n } from '#i18n/createI18n.ts'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { EXAMPLE_GENERATION_ROW } from '#support/generating/exampleGenerationRow.ts'
import { smallShop } from '#support/page/smallShop.ts'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { App } from './App.tsx'
import { createAppRouter } from './createAppRouter.ts'
import { openSettings } from './settings/settingsState.ts'

/** A page of a deployment that has everything, or one thing switched off. */
function openPage(address: string, off: FeatureName | null, session: Session = fixedSession()) {
  return openPageWith(address, off === null ? {} : { [off]: false }, session)
}

async function openPageWith(address: string, switched: Partial<Features>, session: Session) {
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, ...switched }
  const services = smallShop({ session, config: { ...DEFAULT_RUNTIME_CONFIG, features } })
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

/** How many places of the hub lead to making templates. */
async function templatePlaces(): Promise<number> {
  const main = within(await screen.findByRole('main', { hidden: true }, SLOW))
  const name = /^(?:Kreator szablonów|Szkice szablonów)/
  return main.queryAllByRole('link', { name, hidden: true }).length
}

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

  it('the hub of administrators leads to nothing that is switched off', async () => {
    const session = fixedSession(signedIn({ roles: ['user', 'admin'], role: 'admin' }))
    await openPage('/admin', 'templates', session)
    expect(await templatePlaces()).toBe(0)
    cleanup()
    await openPage('/admin', null, session)
    expect(await templatePlaces()).toBe(2)
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

  it.each([
    ['video', '/generatory/wideo'],
    ['music', '/generatory/audio'],
  ] as const)(
    'features on trial are where a %s is made, once they are switched on',
    async (type, address) => {
      Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {} })
      const db = await database()
      await change(db, ['settings'], (stores) => changeOwner(stores, 'user:user-1'))
      await db.generations.put({ ...EXAMPLE_GENERATION_ROW, type, createdAt: new Date().toISOString() })
      const awake = { name: /^Nie wygaszaj ekranu/, hidden: true }
      await openPageWith(address, { betaFeatures: true }, fixedSession(signedIn()))
      expect(await screen.findByRole('switch', awake, SLOW)).toBeDefined()
      cleanup()
      await openPage(address, null, fixedSession(signedIn()))
      expect((await screen.findAllByText('Kot', {}, SLOW)).length).toBeGreaterThan(0)
      expect(screen.queryByRole('switch', awake)).toBeNull()
      await db.generations.clear()
      Reflect.deleteProperty(navigator, 'wakeLock')
    },
  )
})
