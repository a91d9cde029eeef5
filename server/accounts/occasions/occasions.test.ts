import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { MOST_OWN_DATES, occasionAnswerSchema, type OwnDate } from '#domain/occasions/ownDate.ts'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import { RETENTION_TASKS } from '#server/tables/removeExpired.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { occasionDates } from './tables.ts'

const START = Date.parse('2026-06-01T10:00:00Z')
const idOf = (number: number) => `date-${String(number).padStart(20, '0')}`

describeOnDatabase('dates of one’s own', (freshContext) => {
  async function open() {
    const time = { now: START }
    const context = await freshContext({ now: () => new Date(time.now) })
    const user = await makeUser(context)
    const { access_token: token } = await signIn(context, user)
    const call = apiClient(context)
    const sync = async (
      changes: readonly { readonly id: string; readonly changed_at: number; readonly date: OwnDate | null }[],
      zone = 'Europe/Warsaw',
    ) => {
      const answer = await call('POST /api/v1/occasions/sync', {
        token,
        body: { changes, time_zone: zone },
      })
      expect(answer.status).toBe(200)
      return occasionAnswerSchema.parse(answer.body)
    }
    const rows = () => context.database.select().from(occasionDates).where(eq(occasionDates.userId, user.id))
    return { context, time, user, token, call, sync, rows }
  }

  it('are merged, the later change of each counting, and removed for good', async () => {
    const { sync, rows } = await open()
    const first = { id: idOf(1), changed_at: START - 100, date: EXAMPLE_DATE }
    expect(await sync([first])).toEqual({ dates: [first], refused: [] })
    const renamed = { ...first, changed_at: START - 50, date: { ...EXAMPLE_DATE, name: 'Halinka' } }
    expect((await sync([renamed, first])).dates).toEqual([renamed])
    expect((await sync([first])).dates).toEqual([renamed])
    const removed = { ...first, changed_at: START - 10, date: null }
    expect((await sync([removed])).dates).toEqual([])
    // A device that was offline meanwhile doesn't bring it back.
    expect((await sync([renamed])).dates).toEqual([])
    expect(JSON.stringify(await rows())).not.toContain('Halin')
    const again = { ...first, changed_at: START }
    expect((await sync([again])).dates).toEqual([again])
  })

  it('of a clock that is ahead count as changed now', async () => {
    const { sync, time } = await open()
    await sync([{ id: idOf(1), changed_at: START + 365 * 86_400_000, date: EXAMPLE_DATE }])
    time.now += 1_000
    const later = { id: idOf(1), changed_at: time.now, date: { ...EXAMPLE_DATE, name: 'Ewa' } }
    expect((await sync([later])).dates).toEqual([later])
  })

  it('are as many as one person keeps, also when devices come together, and what was removed makes room', async () => {
    const { sync, rows } = await open()
    const dates = Array.from({ length: MOST_OWN_DATES + 20 }, (_, number) => ({
      id: idOf(number),
      changed_at: START,
      date: EXAMPLE_DATE,
    }))
    const answers = await Promise.all([0, 40, 80].map((from) => sync(dates.slice(from, from + 40))))
    expect(await rows()).toHaveLength(MOST_OWN_DATES)
    const refused = answers.flatMap((answer) => answer.refused)
    expect(refused).toHaveLength(20)
    const kept = dates.find(({ id }) => !refused.includes(id))
    await sync([{ id: kept?.id ?? '', changed_at: START + 1, date: null }])
    const [again = ''] = refused
    expect((await sync([{ id: again, changed_at: START, date: EXAMPLE_DATE }])).refused).toEqual([])
    // Only so many removals are remembered.
    for (let round = 0; round < 6; round += 1) {
      const gone = Array.from({ length: 50 }, (_, number) => ({
        id: idOf(1_000 + round * 50 + number),
        changed_at: START,
        date: null,
      }))
      await sync(gone)
    }
    expect((await rows()).filter(({ date }) => date === null).length).toBeLessThanOrEqual(200)
  })

  it('are nobody else’s, whoever names them', async () => {
    const { context, sync, rows } = await open()
    await sync([{ id: idOf(1), changed_at: START, date: EXAMPLE_DATE }])
    const { access_token: token } = await signIn(context, await makeUser(context))
    const answer = await apiClient(context)('POST /api/v1/occasions/sync', {
      token,
      body: { changes: [{ id: idOf(1), changed_at: START + 1, date: null }], time_zone: 'UTC' },
    })
    expect(answer.body).toEqual({ dates: [], refused: [] })
    expect(await rows()).toMatchObject([{ date: EXAMPLE_DATE }])
  })

  it('are refused where they can’t be dates', async () => {
    const { call, token } = await open()
    for (const body of [
      { changes: [], time_zone: 'Europe/Nowhere' },
      { changes: [{ id: 'short', changed_at: 1, date: EXAMPLE_DATE }], time_zone: 'UTC' },
      {
        changes: [{ id: idOf(1), changed_at: 1, date: { ...EXAMPLE_DATE, month: 2, day: 30 } }],
        time_zone: 'UTC',
      },
      {
        changes: Array.from({ length: 51 }, (_, number) => ({ id: idOf(number), changed_at: 1, date: null })),
        time_zone: 'UTC',
      },
    ]) {
      expect((await call('POST /api/v1/occasions/sync', { token, body })).status).toBe(400)
    }
  })

  it('forget what was removed, after a time in which every device has heard of it', async () => {
    const { context, time, sync, rows } = await open()
    await sync([
      { id: idOf(1), changed_at: START, date: EXAMPLE_DATE },
      { id: idOf(2), changed_at: START, date: null },
    ])
    time.now += 91 * 86_400_000
    for (const task of RETENTION_TASKS) await task.run(context)
    expect(await rows()).toMatchObject([{ id: idOf(1) }])
  })
})
