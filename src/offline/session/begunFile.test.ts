import { afterEach, expect, it, vi } from 'vitest'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import { LoopbackChannel } from '#support/cart/loopbackChannel.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { beginSession } from './beginSession.ts'
import { type BegunFile, keptWhile, sweepBegunFiles } from './begunFile.ts'
import { FILE_DRAFTS } from './draftRow.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { exportDevice } from './exportDevice.ts'
import { tokensOf } from './testing/tokensOf.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE: BegunFile = { key: 'klucz', file: new File(['abc'], 'nuty.mp3', { type: 'audio/mpeg' }) }
const DAY = 86_400_000

/** A place for one file, and its content. */
function place() {
  let lying: BegunFile | null = null
  const kept = {
    read: async () => lying,
    write: async (value: BegunFile | null) => void (lying = value),
  }
  return { kept, lying: () => lying }
}

it.each([
  ['has arrived', () => Promise.resolve('there')],
  ['is refused', () => Promise.reject(new Error('FILE_UNREADABLE'))],
])('a file is kept while it is sent, and no longer once it %s', async (_how, end) => {
  const { kept, lying } = place()
  const { signal } = new AbortController()
  const send = async () => {
    await vi.waitFor(() => expect(lying()).toBe(FILE))
    return end()
  }
  await keptWhile(kept, FILE, { signal, send }).catch(() => undefined)
  await vi.waitFor(() => expect(lying()).toBeNull())
})

it('a file whose page goes stays', async () => {
  const { kept, lying } = place()
  const page = new AbortController()
  const send = async () => {
    page.abort()
    return Promise.reject(new Error('left'))
  }
  await expect(keptWhile(kept, FILE, { signal: page.signal, send })).rejects.toThrow('left')
  await new Promise((resolve) => setTimeout(resolve))
  expect(lying()).toBe(FILE)
})

it('files left long ago go, words stay, and no file stands in the copy of what a device stores', async () => {
  vi.stubGlobal('BroadcastChannel', LoopbackChannel)
  const db = memoryDatabase()
  await beginSession(db, tokensOf('a'), { ...EXAMPLE_USER, id: 'ola' })
  await writeDraft(db, 'ola', `${FILE_DRAFTS}form/mis/zdjecie`, { key: 'klucz', file: 'abc' })
  await writeDraft(db, 'ola', 'profile', { bio: 'Piszę kartki.' })
  expect(JSON.stringify(await exportDevice(db))).not.toContain('klucz')
  await sweepBegunFiles(db, Date.now() + 6 * DAY)
  expect(await readDraft(db, 'ola', `${FILE_DRAFTS}form/mis/zdjecie`)).toMatchObject({ key: 'klucz' })
  await sweepBegunFiles(db, Date.now() + 8 * DAY)
  expect(await readDraft(db, 'ola', `${FILE_DRAFTS}form/mis/zdjecie`)).toBeNull()
  expect(await readDraft(db, 'ola', 'profile')).toEqual({ bio: 'Piszę kartki.' })
})
