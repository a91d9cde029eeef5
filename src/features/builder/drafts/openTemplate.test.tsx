import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { keepTemplate } from '#offline/templates/commands.ts'
import { setPreference } from '#ui/state/preferences.ts'
import { store } from '#ui/state/store.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from '#ui/state/uiState.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { openTemplate } from './openTemplate.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

beforeEach(() => store.set(uiStateAtom, DEFAULT_UI_STATE))
afterEach(() => {
  vi.useRealTimers()
})

it('is saved as often as the person wants, and once it is left', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  const db = memoryDatabase()
  await keepTemplate(db, { id: ID, template: EMPTY_TEMPLATE, follows: 0, isHeldBack: true })
  const row = await db.templateDrafts.get(ID)
  const open = row === undefined ? null : openTemplate(db, row, (title) => title)
  if (open === null) throw new Error('the template can’t be read')
  const due = async () => (await db.outbox.toArray()).map(({ nextAttemptAt }) => nextAttemptAt)
  const edit = async (title: string) => {
    open.document.edit({ name: 'details' }, (template) => ({
      ...template,
      details: { ...template.details, title },
    }))
    await open.flush()
  }

  await edit('Kartka')
  expect(await due()).toEqual([1_030_000])
  setPreference('autoSaveInterval', 5_000)
  await edit('Kartka dla Oli')
  expect(await due()).toEqual([1_005_000])
  setPreference('autoSaveInterval', 300_000)
  vi.setSystemTime(1_002_000)
  await edit('Kartka dla Jana')
  expect(await due()).toEqual([1_005_000])
  open.close()
  await vi.waitFor(async () => expect((await due())[0]).toBeLessThan(1_005_000))
})
