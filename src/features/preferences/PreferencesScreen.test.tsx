import { INTENT_STORES } from '#offline/outbox/enqueue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { change } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { changeOwner } from '#offline/outbox/owner.ts'
import { adoptPreferences } from '#offline/preferences/adoptPreferences.ts'
import { readPreferences } from '#offline/preferences/readPreferences.ts'
import { setTheme } from '#ui/state/theme.ts'
import { FirstSteps } from './FirstSteps.tsx'
import { PreferencesScreen } from './PreferencesScreen.tsx'

const USER = 'user:ola'

beforeEach(async () => {
  const db = await database()
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
  await change(db, INTENT_STORES, async (stores) => {
    await changeOwner(stores, USER)
    await adoptPreferences(stores, USER)
  })
})
afterEach(cleanup)

const ENGINES = [
  { id: 'iskra-obraz', type: 'image', name: 'Iskra Obraz' },
  { id: 'iskra-wideo', type: 'video', name: 'Iskra Wideo' },
] as const

async function renderPreferences(isOffline = false) {
  renderScreen(
    <PreferencesScreen appearance={<p>motyw i język</p>} isOffline={isOffline} engines={ENGINES} />,
  )
  await screen.findByRole('checkbox', { name: 'Iskra Wideo' })
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

async function chosen() {
  const { preferredGenerators, ...fields } = (await readPreferences(await database())).choices
  return { ...fields, ...preferredGenerators }
}

/** The account has answered that it knows everything. */
async function settle() {
  const db = await database()
  const { choices } = await readPreferences(db)
  await change(db, INTENT_STORES, async (stores) => {
    await stores.outbox.clear()
    await stores.settings.put({
      key: 'preferences',
      value: { owner: USER, known: choices, readAt: Date.now() },
    })
  })
}

describe('the preferences', () => {
  it('begin as the specification says, with nothing claimed to be saved', async () => {
    await renderPreferences()
    const letters = await card('E-maile od nas')
    expect(letters.getByRole<HTMLInputElement>('switch', { name: /^Powiadomienia/ }).checked).toBe(true)
    expect(letters.getByRole<HTMLInputElement>('switch', { name: /^Nowości/ }).checked).toBe(false)
    expect(letters.getByRole('status').textContent).toBe('')
    const cookies = await card('Pliki cookie i prywatność')
    expect(cookies.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([
      false,
      false,
    ])
    expect(await chosen()).toEqual({})
  })

  it('are saved at once, and say how far they have got', async () => {
    await renderPreferences()
    const letters = await card('E-maile od nas')
    await userEvent.click(letters.getByRole('switch', { name: /^Nowości/ }))
    await waitFor(() => expect(letters.getByRole('status').textContent).toBe('Zapisujemy na koncie…'))
    expect(await chosen()).toMatchObject({ marketingEmails: { value: true } })
    await settle()
    await waitFor(() => expect(letters.getByRole('status').textContent).toBe('Zapisane na Twoim koncie'))
    expect((await card('Ulubione generatory')).getByRole('status').textContent).toBe('')
  })

  it('are not called saved from the press on, though they are not held here yet', async () => {
    const known = { theme: { value: 'dark', changed_at: 1 }, preferredGenerators: {} }
    const value = { owner: USER, known, readAt: 1 }
    await (await database()).settings.put({ key: 'preferences', value })
    await renderPreferences()
    const appearance = await card('Wygląd i język')
    const status = () => appearance.getByRole('status').textContent
    await waitFor(() => expect(status()).toBe('Zapisane na Twoim koncie'))
    act(() => setTheme('light'))
    expect(status()).toBe('Zapisujemy na koncie…')
  })

  it('wait for the network, and say so', async () => {
    await renderPreferences(true)
    const generators = await card('Ulubione generatory')
    await userEvent.click(generators.getByRole('checkbox', { name: 'Iskra Wideo' }))
    await userEvent.click(generators.getByRole('checkbox', { name: 'Iskra Obraz' }))
    await userEvent.click(generators.getByRole('checkbox', { name: 'Iskra Wideo' }))
    await waitFor(async () =>
      expect(await chosen()).toMatchObject({
        'iskra-wideo': { value: false },
        'iskra-obraz': { value: true },
      }),
    )
    expect(generators.getByRole('status').textContent).toBe(
      'Zapisane na tym urządzeniu. Na koncie zapiszemy, gdy wróci sieć.',
    )
  })

  it.each([
    [null, 'Nie wiemy teraz, które generatory działają. Zajrzyj tu, gdy wróci sieć.'],
    [[], 'Teraz nie działa tu żaden generator.'],
  ])('offer no favourite that doesn’t work here: %j', async (engines, words) => {
    renderScreen(<PreferencesScreen appearance={null} isOffline={false} engines={engines} />)
    expect((await card('Ulubione generatory')).getByText(words)).toBeDefined()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('say when the server has refused one', async () => {
    await renderPreferences()
    const cookies = await card('Pliki cookie i prywatność')
    await userEvent.click(cookies.getByRole('radio', { name: /^Nie zgadzam się/ }))
    await waitFor(async () => expect(await chosen()).toMatchObject({ cookiesAccepted: { value: false } }))
    const db = await database()
    await db.outbox.toCollection().modify({ state: 'parked' })
    await waitFor(() => expect(cookies.getByRole('status').textContent).toContain('Serwer odrzucił'))
  })
})

describe('the first steps', () => {
  it('go when they are closed, and come back from the preferences', async () => {
    renderScreen(<FirstSteps />)
    const steps = await card('Pierwsze kroki')
    expect(steps.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(steps.getByRole('button', { name: 'Zamknij pierwsze kroki' }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await renderPreferences()
    await userEvent.click((await card('Pierwsze kroki')).getByRole('switch'))
    await waitFor(() => expect(screen.getAllByRole('region', { name: 'Pierwsze kroki' })).toHaveLength(2))
  })
})
