import { STORE_NAMES } from '#offline/deviceStores.ts'
import { setupI18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import { change } from '#offline/change.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { changeOwner, currentOwner } from '#offline/outbox/owner.ts'
import { readPreferences } from '#offline/preferences/readPreferences.ts'
import { clearRows } from '#offline/session/personRows.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { setPreferences } from '#support/preferences/setPreferences.ts'
import { noteLanguage, readChoices } from '#ui/state/choices.ts'
import { store } from '#ui/state/store.ts'
import { setTheme } from '#ui/state/theme.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { followPreferences } from './followPreferences.ts'
import type { Speaking } from './speakLanguage.ts'

const ALL = { darkMode: true, multiLanguage: true }

let db: IskraDatabase
let stop = () => undefined as void

function openPage(features = ALL) {
  const i18n = setupI18n({ locale: 'pl', messages: { pl: {} } })
  const invalidate = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const router: Speaking = { invalidate, options: { context: { i18n } } }
  stop = followPreferences(db, router, features)
  return { i18n, invalidate }
}

/** Reads the stored preferences, by field. */
async function chosen() {
  const { theme, language } = (await readPreferences(db)).choices
  return { theme: theme?.value, language: language?.value }
}

/** A choice that arrives from elsewhere: another tab has made it, or the account has answered. */
const elsewhere = (values: PreferenceValues) => setPreferences(db, values)

beforeEach(() => {
  db = memoryDatabase()
  store.set(uiStateAtom, DEFAULT_UI_STATE)
  history.replaceState(null, '', '/')
})
afterEach(() => stop())

describe('what is chosen on this page', () => {
  it('becomes a choice that follows the person', async () => {
    openPage()
    setTheme('light')
    noteLanguage('pl')
    await vi.waitFor(async () => expect(await chosen()).toEqual({ theme: 'light', language: 'pl' }))
    await vi.waitFor(() => expect(readChoices().choices).toMatchObject({ theme: { isTaken: true } }))
    setTheme('system')
    await vi.waitFor(async () => expect(await chosen()).toMatchObject({ theme: 'system' }))
    expect(readChoices().theme).toBe('system')
  })

  it('is taken over by the next page when this one was closed first', async () => {
    setTheme('light')
    expect(await chosen()).toEqual({})
    openPage()
    await vi.waitFor(async () => expect(await chosen()).toMatchObject({ theme: 'light' }))
  })

  it('does not come back after a later choice elsewhere', async () => {
    setTheme('light')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    await elsewhere({ theme: 'system' })
    vi.useRealTimers()
    openPage()
    await vi.waitFor(() => expect(readChoices().theme).toBe('system'))
    expect(await chosen()).toMatchObject({ theme: 'system' })
  })
})

describe('what is chosen elsewhere', () => {
  it('is followed on the screen', async () => {
    const { i18n, invalidate } = openPage()
    await elsewhere({ theme: 'light', language: 'en' })
    await vi.waitFor(() => expect(i18n.locale).toBe('en'))
    expect(readChoices().theme).toBe('light')
    expect(document.documentElement.lang).toBe('en')
    expect(invalidate).toHaveBeenCalledOnce()
    expect(readChoices().choices).toMatchObject({ theme: { isTaken: true }, language: { isTaken: true } })
  })

  it('gives way to a language that the address asks for', async () => {
    history.replaceState(null, '', '/?lang=pl')
    const { i18n } = openPage()
    await elsewhere({ theme: 'light', language: 'en' })
    await vi.waitFor(() => expect(readChoices().theme).toBe('light'))
    expect(i18n.locale).toBe('pl')
  })

  it('is left alone where the deployment has one theme and one language', async () => {
    const { i18n } = openPage({ darkMode: false, multiLanguage: false })
    await elsewhere({ theme: 'light', language: 'en' })
    setTheme('system')
    await vi.waitFor(async () => expect(await chosen()).toMatchObject({ theme: 'system' }))
    expect(i18n.locale).toBe('pl')
  })
})

it('leaves theme and language to the device when somebody signs out, and to the next person’s own choices', async () => {
  openPage()
  setTheme('light')
  await vi.waitFor(() => expect(readChoices().choices.theme?.isTaken).toBe(true))
  await change(db, STORE_NAMES, async (stores) => {
    await clearRows(db, await currentOwner(stores), 'atSignOut')
    await changeOwner(stores, 'guest:next')
  })
  await vi.waitFor(async () => expect(await chosen()).toEqual({}))
  expect(readChoices().theme).toBe('light')
  const old = { value: 'system' as const, changed_at: 5 }
  const known = { theme: old, preferredGenerators: {} }
  await db.settings.put({ key: 'preferences', value: { owner: 'guest:next', known, readAt: null } })
  await vi.waitFor(() => expect(readChoices().theme).toBe('system'))
})
