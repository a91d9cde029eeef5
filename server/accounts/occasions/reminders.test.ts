import * as fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { OwnDate } from '#domain/occasions/ownDate.ts'
import { EXAMPLE_DATE } from '#domain/occasions/testing/exampleDate.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { comingTitle } from '#server/platform/mail/comingWords.ts'
import { deliverDueLetters } from '#server/platform/mail/mailWorker.ts'
import type { RenderedLetter } from '#server/platform/mail/renderLetter.ts'
import { pushMessages, pushSubscriptions } from '#server/platform/push/tables.ts'
import { sessions, type UserRow, users } from '#server/platform/users/tables.ts'
import { apiClient, makeUser, signIn, waitingLetters } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { mergeDates } from './mergeDates.ts'
import { DATE_REMINDERS } from './reminders.ts'
import { occasionDates } from './tables.ts'

const WARSAW = 'Europe/Warsaw'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = Date.parse('2026-06-01T10:00:00Z')
const idOf = (number: number) => `date-${String(number).padStart(20, '0')}`

const at = (moment: string) => Date.parse(moment)
const told = async (context: ServerContext) =>
  (await waitingLetters(context)).flatMap((letter) =>
    letter.kind === 'dates-near' ? letter.coming.map(({ name, daysLeft }) => `${name} ${daysLeft}`) : [],
  )

describeOnDatabase('reminders', (freshContext) => {
  async function open() {
    const time = { now: START }
    const context = await freshContext({ now: () => new Date(time.now) })
    const user = await makeUser(context)
    return { time, context, user, save: saver(context, user) }
  }

  /** Changes a date like a device. */
  const saver =
    (context: ServerContext, user: UserRow, zone = WARSAW) =>
    (number: number, date: OwnDate | null) =>
      mergeDates(context, user.id, {
        changes: [{ id: idOf(number), changed_at: context.now().getTime(), date }],
        time_zone: zone,
      })

  it('come once each, in the morning of their days, however many servers look for them', async () => {
    const { time, context, save } = await open()
    await save(1, EXAMPLE_DATE)
    time.now = at('2026-06-24T06:59:59Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual([])
    time.now = at('2026-06-24T07:00:00Z')
    await Promise.all([1, 2, 3].map(() => DATE_REMINDERS.run(context)))
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7'])
    time.now = at('2026-06-30T07:00:30Z')
    await Promise.all([1, 2].map(() => DATE_REMINDERS.run(context)))
    time.now = at('2026-07-01T12:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7', 'Halina 1'])
    time.now = at('2027-06-24T07:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7', 'Halina 1', 'Halina 7'])
  })

  it('of a present that was ordered come a year later, of the 29th of February too', async () => {
    const { time, context, save } = await open()
    await save(1, { ...EXAMPLE_DATE, kind: 'birthday', month: 6, day: 20, givenOn: '2026-06-20' })
    await save(2, {
      ...EXAMPLE_DATE,
      name: 'Tomek',
      kind: 'birthday',
      month: 2,
      day: 29,
      givenOn: '2028-02-29',
    })
    const morning = async (day: string) => {
      time.now = at(`${day}T08:30:00Z`)
      await DATE_REMINDERS.run(context)
      return told(context)
    }
    expect(await morning('2026-06-13')).toEqual([])
    expect(await morning('2026-06-19')).toEqual([])
    expect(await morning('2027-02-21')).toEqual([])
    expect(await morning('2027-06-13')).toEqual(['Halina 7'])
    expect(await morning('2027-06-19')).toEqual(['Halina 7', 'Halina 1'])
    expect(await morning('2028-02-28')).toEqual(['Halina 7', 'Halina 1'])
    const before = (await morning('2029-02-20')).filter((one) => one.startsWith('Tomek'))
    expect(before).toEqual([])
    await morning('2029-02-21')
    const after = (await morning('2029-02-27')).filter((one) => one.startsWith('Tomek'))
    expect(after).toEqual(['Tomek 7', 'Tomek 1'])
  })

  it('of one morning are one letter, with the way out of all of them, and one notification', async () => {
    const { time, context, user, save } = await open()
    await subscribe(context, user)
    await save(1, { ...EXAMPLE_DATE, byNotification: true })
    await save(2, { ...EXAMPLE_DATE, name: 'Tomek', kind: 'birthday', byNotification: true })
    await save(3, { ...EXAMPLE_DATE, name: 'Ewa', byLetter: false })
    time.now = at('2026-06-24T07:00:00Z')
    await DATE_REMINDERS.run(context)
    const [letter, ...others] = await rendered(context)
    expect(others).toEqual([])
    expect(letter?.to).toBe(user.email)
    expect(letter?.subject).toBe('Zbliżają się ważne dni')
    expect(letter?.text).toContain('Imieniny Haliny za 7 dni: środa, 1 lipca.')
    expect(letter?.text).toContain('Urodziny Tomka za 7 dni')
    expect(letter?.text).toContain('/okazje')
    expect(letter?.text).not.toContain('Ewa')
    const pushes = await context.database.select().from(pushMessages)
    expect(pushes.map(({ message }) => message)).toEqual([
      { kind: 'date', id: idOf(1), title: 'Imieniny Haliny za 7 dni', body: 'Urodziny Tomka za 7 dni' },
    ])

    const [, address = ''] = /<(.+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '') ?? []
    const { pathname, searchParams } = new URL(address)
    expect(pathname).toBe('/api/v1/occasions/unsubscribe')
    const leave = async (token: string) =>
      (await apiClient(context)('POST /api/v1/occasions/unsubscribe', { query: { token } })).status
    expect(await leave('x')).toBe(410)
    expect(await leave(searchParams.get('token') ?? '')).toBe(204)
    expect(await leave(searchParams.get('token') ?? '')).toBe(204)
    time.now = at('2026-06-30T07:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual([])
    expect(await context.database.select().from(pushMessages)).toHaveLength(2)
    // The device gets it at its next sync.
    const { dates } = await mergeDates(context, user.id, { changes: [], time_zone: WARSAW })
    expect(dates.map(({ date }) => date.byLetter)).toEqual([false, false, false])
  })

  it('are written to no address that isn’t proved', async () => {
    const { time, context } = await open()
    const stranger = await makeUser(context, { verifiedAt: null })
    await saver(context, stranger)(1, EXAMPLE_DATE)
    time.now = at('2026-06-24T07:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual([])
  })

  it('are caught up with after an outage, with the days that are left, by day and never of a day that has passed', async () => {
    const { time, context, save } = await open()
    await save(1, EXAMPLE_DATE)
    await save(2, { ...EXAMPLE_DATE, name: 'Piotr', day: 26, month: 6 })
    time.now = at('2026-06-27T01:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual([])
    time.now = at('2026-06-27T07:00:00Z')
    await DATE_REMINDERS.run(context)
    // Both of Piotr's dates passed while the server was off, and his day is over: the next reminder comes next year.
    expect(await told(context)).toEqual(['Halina 4'])
    time.now = at('2027-06-19T07:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 4', 'Piotr 7'])
  })

  it('keep to the time zone of whoever they are for, and tell nothing twice when that changes', async () => {
    const { time, context, user, save } = await open()
    await save(1, EXAMPLE_DATE)
    time.now = at('2026-06-24T07:00:00Z')
    await DATE_REMINDERS.run(context)
    time.now += HOUR_MS
    await mergeDates(context, user.id, { changes: [], time_zone: 'America/New_York' })
    time.now = at('2026-06-24T13:30:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7'])
    time.now = at('2026-06-30T12:59:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7'])
    time.now = at('2026-06-30T13:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7', 'Halina 1'])
  })

  it('survive a server that is killed in the middle: nothing is lost, nothing is said twice', async () => {
    const { time, context, save } = await open()
    await save(1, EXAMPLE_DATE)
    time.now = at('2026-06-24T07:00:00Z')
    const killed = new Error('killed')
    const dying: ServerContext = {
      ...context,
      database: new Proxy(context.database, {
        get: (target, name) =>
          name === 'transaction'
            ? (work: Parameters<typeof target.transaction>[0]) =>
                target.transaction(async (tx) => {
                  await work(tx)
                  throw killed
                })
            : Reflect.get(target, name),
      }),
    }
    await expect(Promise.resolve(DATE_REMINDERS.run(dying))).rejects.toThrow('killed')
    expect(await told(context)).toEqual([])
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual(['Halina 7'])
  })

  it('are gone with their date, and with the account', async () => {
    const { time, context, user, save } = await open()
    await save(1, EXAMPLE_DATE)
    await save(2, EXAMPLE_DATE)
    time.now += 1_000
    await save(1, null)
    expect(
      (
        await context.database
          .select()
          .from(occasionDates)
          .where(eq(occasionDates.id, idOf(1)))
      )[0],
    ).toMatchObject({ nextReminderAt: null, date: null })
    await context.database.delete(users).where(eq(users.id, user.id))
    time.now = at('2026-06-24T07:00:00Z')
    await DATE_REMINDERS.run(context)
    expect(await told(context)).toEqual([])
  })

  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.nat(3 * DAY_MS) }) },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant('look' as const), servers: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('save' as const),
        day: fc.integer({ min: 20, max: 30 }),
        reminds: fc.uniqueArray(fc.constantFrom(14 as const, 7 as const, 3 as const, 1 as const, 0 as const)),
      }),
    },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        does: fc.constant('move' as const),
        zone: fc.constantFrom(WARSAW, 'America/New_York', 'Pacific/Auckland'),
      }),
    },
  )

  it(
    'speak of what is coming, by day, at most once a day, whatever happens between',
    { timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          const { time, context, user } = await open()
          let zone = WARSAW
          const days: string[] = []
          const faults: string[] = []
          for (const one of steps) {
            time.now += 1
            if (one.does === 'wait') time.now += one.ms
            else if (one.does === 'save') {
              const date = { ...EXAMPLE_DATE, month: 6, day: one.day, remindsDaysBefore: one.reminds }
              await saver(context, user, zone)(1, date)
            } else if (one.does === 'remove') await saver(context, user, zone)(1, null)
            else if (one.does === 'move') {
              zone = one.zone
              await mergeDates(context, user.id, { changes: [], time_zone: zone })
            } else {
              const before = (await waitingLetters(context)).length
              await Promise.all(Array.from({ length: one.servers }, () => DATE_REMINDERS.run(context)))
              const letters = (await waitingLetters(context)).slice(before)
              const [today = '', clock = ''] = new Intl.DateTimeFormat('sv-SE', {
                timeZone: zone,
                dateStyle: 'short',
                timeStyle: 'short',
              })
                .format(time.now)
                .split(' ')
              days.push(...letters.map(() => today))
              faults.push(...letters.slice(1).map(() => 'two at once'))
              if (letters.length > 0 && (clock < '09:00' || clock >= '21:00')) faults.push(`at ${clock}`)
              const spoken = letters.flatMap((letter) => (letter.kind === 'dates-near' ? letter.coming : []))
              faults.push(...spoken.filter(({ day }) => day < today).map(({ day }) => `${day} on ${today}`))
            }
          }
          expect(faults).toEqual([])
          // Within one zone there is at most one a day; a flight over the date line may repeat one.
          const isHome = steps.every(({ does }) => does !== 'move')
          expect(isHome ? new Set(days).size : days.length).toBe(days.length)
        }),
        { numRuns: process.env['LONG'] === undefined ? 12 : 400 },
      )
    },
  )
})

describe('the words of a reminder', () => {
  const coming = { name: 'Halina', kind: 'name-day' as const, title: '', day: '2026-07-01', daysLeft: 5 }

  it('count the days as Polish does, and bend the name where they can', () => {
    const titles = [0, 1, 2, 5, 22, 30].map((daysLeft) => comingTitle({ ...coming, daysLeft }, 'pl'))
    expect(titles).toEqual([
      'Imieniny Haliny dziś',
      'Imieniny Haliny jutro',
      'Imieniny Haliny za 2 dni',
      'Imieniny Haliny za 5 dni',
      'Imieniny Haliny za 22 dni',
      'Imieniny Haliny za 30 dni',
    ])
    expect(comingTitle({ ...coming, name: 'Xavier' }, 'pl')).toBe('Imieniny: Xavier za 5 dni')
    expect(comingTitle({ ...coming, kind: 'other', title: 'Obrona pracy' }, 'pl')).toBe(
      'Obrona pracy: Halina za 5 dni',
    )
    expect(comingTitle(coming, 'en')).toBe('Halina’s name day in 5 days')
  })
})

async function subscribe(context: ServerContext, user: UserRow): Promise<void> {
  await signIn(context, user)
  const [session] = await context.database.select().from(sessions).where(eq(sessions.userId, user.id))
  await context.database.insert(pushSubscriptions).values({
    endpoint: 'https://push.example/1',
    userId: user.id,
    sessionId: session?.id ?? '',
    p256dh: 'key',
    auth: 'secret',
    createdAt: context.now(),
  })
}

/** Sends the letters; after that none waits. */
async function rendered(context: ServerContext): Promise<readonly RenderedLetter[]> {
  const sent: RenderedLetter[] = []
  while ((await deliverDueLetters(context, (_, letter) => Promise.resolve(void sent.push(letter)))) > 0);
  return sent
}
