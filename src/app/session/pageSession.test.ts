import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createProductApi } from '#api/product/createProductApi.ts'
import { json, refusal, type Answer } from '#api/product/testing/scriptedService.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import type { SessionEnd } from '#api/session/session.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { tokensOf } from '#offline/session/testing/tokensOf.ts'
import { sessionTokens } from '#offline/session/tokenStore.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { createPageSession } from './pageSession.ts'
import { createSessionWork } from './sessionWork.ts'

const THERE = {
  hasDatabase: () => Promise.resolve(true),
  onceDatabaseIsThere: () => () => undefined,
}

const me: Answer = json(EXAMPLE_USER)

/** A device whose tabs call a service with the test's answers. */
function openDevice() {
  const factory = new IDBFactory()
  const service: { answer: Answer } = { answer: me }
  const fetch: typeof globalThis.fetch = async (input, init) => service.answer(new Request(input, init))
  const create = (tokens: TokenStore) =>
    Promise.resolve(createProductApi({ base: 'https://iskra.example', tokens, fetch }))
  return {
    service,
    openTab: ({ isListening = true } = {}) => {
      const db = memoryDatabase(factory)
      const session = createPageSession(() => Promise.resolve(createSessionWork(db, create)), THERE)
      const ends: SessionEnd[] = []
      const listen = () => session.onEnd((end) => ends.push(end))
      if (isListening) listen()
      return { db, session, ends, listen }
    },
  }
}

afterEach(() => void vi.useRealTimers())

const statusOf = ({ session }: ReturnType<ReturnType<typeof openDevice>['openTab']>) =>
  session.snapshot().status

async function expire(db: IskraDatabase): Promise<void> {
  const tokens = await sessionTokens(db).read()
  if (tokens !== null) await sessionTokens(db).expire(tokens)
}

async function expectToldOnce({ openTab }: ReturnType<typeof openDevice>): Promise<void> {
  await vi.waitFor(async () => {
    const { session, ends } = openTab()
    await session.ready()
    expect(ends).toEqual([])
  })
}

describe('the session of a page', () => {
  it('reads nothing until it is asked, then knows the guest', async () => {
    const { session } = openDevice().openTab()
    expect(session.snapshot()).toEqual({ status: 'unknown' })
    expect(await session.ready()).toEqual({ status: 'guest' })
    expect(session.snapshot()).toBe(await session.ready())
  })

  it('knows the user when the sign-in resolves, and tells the other tabs', async () => {
    const device = openDevice()
    const [tab, other] = [device.openTab(), device.openTab()]
    await other.session.ready()
    expect(await tab.session.signIn(tokensOf('a'))).toEqual(EXAMPLE_USER)
    expect(tab.session.snapshot()).toMatchObject({ status: 'signed-in', user: EXAMPLE_USER, isFresh: true })
    await vi.waitFor(() => expect(statusOf(other)).toBe('signed-in'))
  })

  it('signs nobody in whose account the API will not tell', async () => {
    const { service, openTab } = openDevice()
    const { session, db } = openTab()
    service.answer = refusal(403, 'FORBIDDEN')
    await expect(session.signIn(tokensOf('a'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await session.ready()).toEqual({ status: 'guest' })
    expect(await sessionTokens(db).read()).toBeNull()
  })

  it('shows the last known account until the API has confirmed it', async () => {
    const { service, openTab } = openDevice()
    vi.useFakeTimers({ toFake: ['Date'] })
    await openTab().session.signIn(tokensOf('a'))
    vi.setSystemTime(Date.now() + 60_000)
    const { session } = openTab()
    expect(await session.ready()).toMatchObject({ user: EXAMPLE_USER, isFresh: false })
    service.answer = refusal(501, 'AWAY')
    await session.refreshUser()
    expect(session.snapshot()).toMatchObject({ user: EXAMPLE_USER, isFresh: false })
    service.answer = json({ ...EXAMPLE_USER, display_name: 'Aleksandra' })
    await session.refreshUser()
    expect(session.snapshot()).toMatchObject({ user: { display_name: 'Aleksandra' }, isFresh: true })
  })

  it('ends in every tab when one signs out', async () => {
    const device = openDevice()
    const [tab, other] = [device.openTab(), device.openTab()]
    await tab.session.signIn(tokensOf('a'))
    await other.session.ready()
    await tab.session.signOut()
    expect(statusOf(tab)).toBe('guest')
    await vi.waitFor(() => expect(statusOf(other)).toBe('guest'))
    expect([tab.ends, other.ends]).toEqual([['signed-out'], ['signed-out']])
    const later = device.openTab()
    await later.session.ready()
    expect(later.ends).toEqual([])
  })

  it('tells an expired session in every open tab, and not again in later ones', async () => {
    const device = openDevice()
    const [tab, other] = [device.openTab(), device.openTab()]
    await tab.session.signIn(tokensOf('a'))
    await other.session.ready()
    await expire(tab.db)
    await vi.waitFor(() => expect([tab.ends, other.ends]).toEqual([['expired'], ['expired']]))
    await expectToldOnce(device)
  })

  it('tells it in the first page that is opened after it', async () => {
    const device = openDevice()
    const closed = device.openTab()
    await closed.session.signIn(tokensOf('a'))
    closed.db.close()
    // As the worker finds it while no page is open.
    await expire(device.openTab().db)
    const opened = device.openTab()
    await opened.session.ready()
    expect(opened.ends).toEqual(['expired'])
    await expectToldOnce(device)
  })

  it('tells it to who begins to listen after it was read, as a guarded screen does first', async () => {
    const device = openDevice()
    const closed = device.openTab()
    await closed.session.signIn(tokensOf('a'))
    closed.db.close()
    await expire(device.openTab().db)
    const opened = device.openTab({ isListening: false })
    await opened.session.ready()
    opened.listen()
    expect(opened.ends).toEqual(['expired'])
    await expectToldOnce(device)
  })

  it('knows nobody where its code cannot be had, and tries anew when asked again', async () => {
    const db = memoryDatabase()
    const load = vi.fn<() => Promise<ReturnType<typeof createSessionWork>>>(() =>
      Promise.reject<ReturnType<typeof createSessionWork>>(new TypeError('no network')),
    )
    const session = createPageSession(load, THERE)
    expect(await session.ready()).toEqual({ status: 'guest' })
    expect(session.snapshot()).toEqual({ status: 'unknown' })
    load.mockResolvedValue(createSessionWork(db, () => Promise.reject(new Error('not asked'))))
    await session.ready()
    expect(session.snapshot()).toEqual({ status: 'guest' })
  })
})
