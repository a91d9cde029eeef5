import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LONG_WORK_MS } from '#domain/generation/longWork.ts'
import { readAccountPreferences } from '#server/accounts/preferences/accountPreferences.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { deliverDueLetters } from '#server/platform/mail/mailWorker.ts'
import type { RenderedLetter } from '#server/platform/mail/renderLetter.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { reserve } from '#server/studio/credits/ledger.ts'
import { move } from '#server/studio/credits/move.ts'
import { endWork } from '#server/studio/paidWork/endWork.ts'
import { apiClient, makeUser } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const START = Date.parse('2026-11-20T12:40:00Z')

describeOnDatabase('notices', (freshContext) => {
  async function open() {
    const time = { now: START }
    const context = await freshContext({ now: () => new Date(time.now) })
    const user = await makeUser(context)
    const start = (id: string, credits: number) =>
      context.database.transaction((tx) =>
        reserve(tx, context, user, { subject: { kind: 'generation', id }, credits }),
      )
    const finish = (id: string, end: 'completed' | 'failed' | 'cancelled', ms: number) =>
      context.database.transaction((tx) =>
        endWork(tx, context, {
          subject: { kind: 'generation', id },
          userId: user.id,
          type: 'video',
          askedAt: new Date(time.now - ms),
          end,
          isProviderPaid: false,
        }),
      )
    const letters = () => lettersOf(context)
    return { context, user, start, finish, letters }
  }

  it('tell of work that took long, however it ended, and not of what was quick or cancelled', async () => {
    const { start, finish, letters } = await open()
    for (const id of ['quick', 'long', 'failed', 'cancelled']) await start(id, 1)
    await finish('quick', 'completed', LONG_WORK_MS)
    await finish('cancelled', 'cancelled', LONG_WORK_MS + 1)
    expect(await letters()).toEqual([])
    await finish('long', 'completed', LONG_WORK_MS + 1)
    await finish('failed', 'failed', LONG_WORK_MS + 1)
    const [done, failed] = await letters()
    expect(done?.text).toContain('/generacje/long')
    expect(failed?.subject).toBe('Tym razem się nie udało')
  })

  it('tell once that credits run low, and again only after more came in', async () => {
    const { context, user, start, finish, letters } = await open()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await start(id, 2)
    await finish('a', 'completed', 0)
    expect(await letters()).toMatchObject([{ subject: 'Kończą się kredyty' }])
    await finish('b', 'completed', 0)
    await finish('c', 'failed', 0)
    expect(await letters()).toEqual([])
    await context.database.transaction((tx) =>
      move(tx, context, { userId: user.id, kind: 'correction', credits: 1 }),
    )
    await finish('d', 'completed', 0)
    expect(await letters()).toMatchObject([{ subject: 'Kończą się kredyty' }])
  })

  it('are not written to whoever has switched them off, by the link of one, without signing in', async () => {
    const { context, user, start, finish, letters } = await open()
    await start('first', 1)
    await start('second', 1)
    await finish('first', 'completed', LONG_WORK_MS + 1)
    const [letter] = await letters()
    const [, address = ''] = /<(.+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? []
    const token = new URL(address).searchParams.get('token') ?? ''
    const leave = async (of: string) =>
      (await apiClient(context)('POST /api/v1/notices/unsubscribe', { query: { token: of } })).status
    expect(await leave(`${token}x`)).toBe(410)
    expect(await leave(token)).toBe(204)
    expect(await leave(token)).toBe(204)
    expect(await readAccountPreferences(context.database, user.id)).toMatchObject({
      emailNotifications: { value: false },
    })
    await finish('second', 'completed', LONG_WORK_MS + 1)
    expect(await letters()).toEqual([])
  })

  it('are not written to an address that nobody has proved', async () => {
    const { context, user, start, finish, letters } = await open()
    await start('first', 1)
    await unprove(context, user)
    await finish('first', 'completed', LONG_WORK_MS + 1)
    expect(await letters()).toEqual([])
  })
})

async function lettersOf(context: ServerContext): Promise<RenderedLetter[]> {
  const sent: RenderedLetter[] = []
  while ((await deliverDueLetters(context, (_, letter) => Promise.resolve(void sent.push(letter)))) > 0);
  return sent
}

async function unprove({ database }: ServerContext, { id }: UserRow): Promise<void> {
  await database.update(users).set({ verifiedAt: null }).where(eq(users.id, id))
}
