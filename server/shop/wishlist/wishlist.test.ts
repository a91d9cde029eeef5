import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MOST_WISHES, type Wish, wishlistSchema } from '#domain/wishlist/wishes.ts'
import { RETENTION_TASKS } from '#server/tables/removeExpired.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { exportWishes } from './syncWishes.ts'
import { wishes } from './tables.ts'

const START = Date.parse('2026-06-01T10:00:00Z')

const wish = (handle: string, changed_at = START, is_wished = true): Wish => ({
  handle,
  is_wished,
  changed_at,
})

describeOnDatabase('favourites of an account', (freshContext) => {
  async function open() {
    const time = { now: START }
    const context = await freshContext({ now: () => new Date(time.now) })
    const user = await makeUser(context)
    const { access_token: token } = await signIn(context, user)
    const call = apiClient(context)
    const sync = async (...changes: readonly Wish[]) => {
      const answer = await call('POST /api/v1/wishlist/sync', { token, body: { wishes: changes } })
      expect(answer.status).toBe(200)
      return wishlistSchema.parse(answer.body).wishes
    }
    const rows = () => context.database.select().from(wishes).where(eq(wishes.userId, user.id))
    return { context, time, user, token, call, sync, rows }
  }

  it('are merged, the later change of each counting, and nothing comes twice', async () => {
    const { sync } = await open()
    expect(await sync()).toEqual([])
    expect(await sync(wish('kubek', START - 100))).toEqual([wish('kubek', START - 100)])
    const removed = wish('kubek', START - 50, false)
    expect(await sync(wish('kartka', START - 80), removed)).toEqual([removed, wish('kartka', START - 80)])
    // A device that was offline meanwhile doesn't bring it back.
    expect(await sync(wish('kubek', START - 100))).toEqual([removed, wish('kartka', START - 80)])
    expect(await sync(wish('kubek'), removed)).toEqual([wish('kubek'), wish('kartka', START - 80)])
    expect(await sync()).toEqual([wish('kubek'), wish('kartka', START - 80)])
  })

  it('of a clock that is ahead count as changed now', async () => {
    const { sync, time } = await open()
    expect(await sync(wish('kubek', START + 365 * 86_400_000))).toEqual([wish('kubek', START)])
    time.now += 1_000
    const removed = wish('kubek', time.now, false)
    expect(await sync(removed)).toEqual([removed])
  })

  it('are as many as there is room for, the oldest go, also when devices come together', async () => {
    const { sync, rows } = await open()
    const all = Array.from({ length: MOST_WISHES + 100 }, (_, number) =>
      wish(`kubek-${number}`, START + number),
    )
    await Promise.all([0, 100, 200].map((from) => sync(...all.slice(from, from + 100))))
    const kept = await rows()
    expect(kept).toHaveLength(MOST_WISHES)
    expect(Math.min(...kept.map(({ changedAt }) => changedAt.getTime()))).toBe(START + 100)
  })

  it('are nobody else’s', async () => {
    const { context, sync, rows } = await open()
    await sync(wish('kubek'))
    const { access_token: token } = await signIn(context, await makeUser(context))
    const body = { wishes: [wish('kubek', START + 1, false)] }
    const answer = await apiClient(context)('POST /api/v1/wishlist/sync', { token, body })
    expect(answer.body).toEqual(body)
    expect(await rows()).toMatchObject([{ isWished: true }])
  })

  it('are refused where they can’t be favourites', async () => {
    const { call, token } = await open()
    for (const changes of [
      [wish('')],
      [wish('kubek'.repeat(60))],
      [wish('a b')],
      [{ handle: 'kubek', is_wished: 'yes', changed_at: 1 }],
      [wish('kubek', -1)],
      Array.from({ length: MOST_WISHES + 1 }, (_, number) => wish(`kubek-${number}`)),
    ]) {
      expect((await call('POST /api/v1/wishlist/sync', { token, body: { wishes: changes } })).status).toBe(
        400,
      )
    }
  })

  it('stand in the file of one’s data without what was taken off, which is forgotten after a time', async () => {
    const { context, time, user, sync, rows } = await open()
    await sync(wish('kubek'), wish('kartka', START, false))
    expect(await context.database.transaction((tx) => exportWishes(tx, user.id))).toEqual([
      { product: 'kubek', added_at: '2026-06-01T10:00:00.000Z' },
    ])
    time.now += 91 * 86_400_000
    for (const task of RETENTION_TASKS) await task.run(context)
    expect(await rows()).toMatchObject([{ handle: 'kubek' }])
  })
})
