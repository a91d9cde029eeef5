import { isDraft } from '../session/draftRow.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { beginSession } from '../session/beginSession.ts'
import { endSession } from '../session/endSession.ts'
import { tokensOf } from '../session/testing/tokensOf.ts'
import { readGenerationDraft, writeGenerationDraft } from './drafts.ts'
import {
  DEFAULT_GENERATION_PREFERENCES,
  readGenerationPreferences,
  writeGenerationPreferences,
} from './generationPreferences.ts'

const DRAFT = { prompt: 'Kot w cza', engine: null, options: { style: 'paper-cut' } }
const OLA = { ...EXAMPLE_USER, id: 'ola' }
const JAN = { ...EXAMPLE_USER, id: 'jan' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') })
  vi.stubGlobal('BroadcastChannel', LoopbackChannel)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a guest’s draft and preferences go along when they sign in', async () => {
  const db = memoryDatabase()
  const { owner, draft } = await readGenerationDraft(db, 'image')
  expect(draft).toBeNull()
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  await writeGenerationPreferences(db, { style: 'linocut' })
  await beginSession(db, tokensOf('a'), OLA)
  expect((await readGenerationDraft(db, 'image')).draft).toEqual(DRAFT)
  expect((await readGenerationDraft(db, 'video')).draft).toBeNull()
  expect(await readGenerationPreferences(db)).toMatchObject({ style: 'linocut', maxHistoryItems: 15 })
  // The form that the guest began to fill in is still open.
  await writeGenerationDraft(db, 'image', { owner, draft: { ...DRAFT, prompt: 'Kot w czapce' } })
  expect((await readGenerationDraft(db, 'image')).draft).toMatchObject({ prompt: 'Kot w czapce' })
})

it('nothing of them stays after a sign-out, and a late write doesn’t bring it back', async () => {
  const db = memoryDatabase()
  await beginSession(db, tokensOf('a'), OLA)
  const { owner } = await readGenerationDraft(db, 'image')
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  await writeGenerationPreferences(db, { style: 'linocut' })
  await endSession(db, () => Promise.resolve())
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  expect((await readGenerationDraft(db, 'image')).draft).toBeNull()
  expect(await readGenerationPreferences(db)).toEqual(DEFAULT_GENERATION_PREFERENCES)
  await beginSession(db, tokensOf('b'), JAN)
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  expect(await db.drafts.filter(isDraft).count()).toBe(0)
})

it('a draft is forgotten, and lasts only for a while where none is wanted', async () => {
  const db = memoryDatabase()
  const { owner } = await readGenerationDraft(db, 'image')
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  await writeGenerationPreferences(db, { savePromptHistory: false })
  expect((await readGenerationDraft(db, 'image')).draft).toEqual(DRAFT)
  vi.setSystemTime(Date.now() + 31 * 60_000)
  expect((await readGenerationDraft(db, 'image')).draft).toBeNull()
  await writeGenerationDraft(db, 'image', { owner, draft: DRAFT })
  await writeGenerationDraft(db, 'image', { owner, draft: null })
  expect(await db.drafts.filter(isDraft).count()).toBe(0)
})

it('preferences that make no sense any more fall back one by one', async () => {
  const db = memoryDatabase()
  const { owner } = await readGenerationDraft(db, 'image')
  const values = { style: 'oil', size: '1344x768', maxHistoryItems: 99, videoLength: 10, quality: 'hd' }
  await db.settings.put({ key: 'generation-preferences', value: { owner, values } })
  expect(await readGenerationPreferences(db)).toEqual({
    ...DEFAULT_GENERATION_PREFERENCES,
    size: '1344x768',
    videoLength: 10,
    quality: 'hd',
  })
})
