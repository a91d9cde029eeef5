import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  EMPTY_ISSUE,
  type IssueContent,
  issueSchema,
  newsletterOverviewSchema,
} from '#domain/newsletter/issue.ts'
import { administratorActs } from '#server/admin/administration/tables.ts'
import type { RenderedLetter } from '#server/platform/mail/renderLetter.ts'
import { removeExpired } from '#server/tables/removeExpired.ts'
import {
  type ApiAnswer,
  apiClient,
  type CallOptions,
  makeUser,
  signIn,
  signInWithProof,
  waitingLetters,
} from '#support/accountFixture.ts'
import { describeOnDatabase, type FreshContext } from '#support/describeOnDatabase.ts'
import type { Endpoint } from '#support/endpointAccess.gen.ts'
import { testConfig } from '#support/testContext.ts'
import { claimIssueLetter, settleSent } from './issueQueue.ts'
import { deliverIssueLetter } from './issueWorker.ts'
import { addSubscriber, moveSubscriber, removeSubscriber } from './subscribers.ts'
import { newsletterIssues, newsletterLetters, newsletterReaders } from './tables.ts'

const RUNS = process.env['LONG'] === undefined ? 12 : 300
const HOLD_MS = 120_000
const DAY_MS = 24 * 60 * 60_000

const WORDS = { subject: 'Pomysły na grudzień', preheader: 'I na Mikołajki', body: 'Cześć!' }
const CONTENT: IssueContent = {
  pl: WORDS,
  en: { subject: 'Ideas for December', preheader: '', body: 'Hello!' },
}

/** An administrator at work, readers, and a mail server that notes its letters. */
async function atWork(freshContext: FreshContext, { perMinute = 60_000_000 } = {}) {
  const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
  const config = { ...testConfig(), newsletter: { perMinute } }
  const context = await freshContext({ config, now: () => new Date(clock.time) })
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'], email: 'admin@example.pl' })
  // Time passes between the calls: each is made with a recent proof.
  const as = async () => (await signInWithProof(context, admin)).access_token
  const ask = async (endpoint: Endpoint, options: CallOptions = {}) =>
    call(endpoint, { token: await as(), path, ...options })
  const id = randomUUID()
  const path = { id }
  /** Letters by their id: one that is delivered again under its id is the same. */
  const taken = new Map<string, RenderedLetter>()
  const take = (letterId: string, letter: RenderedLetter) => {
    taken.set(letterId, letter)
    return Promise.resolve()
  }
  return {
    clock,
    context,
    call,
    ask,
    admin,
    id,
    taken,
    take,
    recipients: () => [...taken.values()].map(({ to }) => to).toSorted(),
    join: (email: string, language: 'pl' | 'en' = 'pl') =>
      context.database.transaction((tx) => addSubscriber(tx, { email, language }, context.now())),
    leave: (email: string) => context.database.transaction((tx) => removeSubscriber(tx, email)),
    save: (content: IssueContent, version = 0) =>
      ask('PUT /api/v1/admin/newsletter/{id}', { body: { version, content } }),
    send: (languages: readonly string[] = ['pl'], version = 1) =>
      ask('POST /api/v1/admin/newsletter/{id}/send', { body: { version, languages } }),
    stop: () => ask('POST /api/v1/admin/newsletter/{id}/stop'),
    resume: () => ask('POST /api/v1/admin/newsletter/{id}/continue'),
    remove: () => ask('DELETE /api/v1/admin/newsletter/{id}'),
    read: async () => issueSchema.parse((await ask('GET /api/v1/admin/newsletter/{id}')).body),
    overview: async () => newsletterOverviewSchema.parse((await ask('GET /api/v1/admin/newsletter')).body),
    /** Lets time pass until no letter is left to send. */
    drain: async () => {
      for (let quiet = 0; quiet < 3; clock.time += HOLD_MS) {
        quiet = (await deliverIssueLetter(context, take)) > 0 ? 0 : quiet + 1
      }
    },
  }
}

/** A mail server that doesn't know this name, and has no time for the others. */
const refuse = (_: string, { to }: RenderedLetter) =>
  Promise.reject(Object.assign(new Error(to), { code: 'EENVELOPE', permanent: to.startsWith('nikt') }))

/** The reader of this number. */
const address = (reader: number): string => `osoba${reader}@example.pl`

const codeOf = ({ code, status }: ApiAnswer) => code ?? status

describeOnDatabase('issues of the newsletter', (freshContext) => {
  it('are drafts that administrators share, none written over unseen', async () => {
    const { save, read, overview, remove, id } = await atWork(freshContext)
    expect(codeOf(await save(EMPTY_ISSUE))).toBe(200)
    expect(codeOf(await save(CONTENT, 1))).toBe(200)
    expect(codeOf(await save(EMPTY_ISSUE, 1))).toBe('ISSUE_CHANGED')
    expect(codeOf(await save(EMPTY_ISSUE, 0))).toBe('ISSUE_CHANGED')
    expect(await read()).toMatchObject({ status: 'draft', version: 2, content: CONTENT })
    expect((await overview()).issues).toMatchObject([{ id, subject: 'Pomysły na grudzień', status: 'draft' }])
    expect(codeOf(await remove())).toBe(204)
    expect((await overview()).issues).toEqual([])
  })

  it('reach everybody on the list once, in their language, with a way out', async () => {
    const { context, join, save, send, drain, taken, recipients, read, overview } = await atWork(freshContext)
    await join('Zofia@example.pl')
    await join('adam@example.pl')
    await join('john@example.com', 'en')
    expect((await overview()).audience).toEqual({ pl: 2, en: 1 })
    await save(CONTENT)
    expect((await send(['pl', 'en'])).body).toMatchObject({
      status: 'sending',
      progress: { recipients: 3, waiting: 3, sent: 0 },
    })
    await drain()
    expect(recipients()).toEqual(['Zofia@example.pl', 'adam@example.pl', 'john@example.com'])
    const letters = [...taken.values()]
    expect(letters.find(({ to }) => to === 'john@example.com')).toMatchObject({
      subject: 'Ideas for December',
    })
    for (const { headers, text } of letters) {
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      const link = /<(.+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1]
      const token = new URL(link ?? '').searchParams.get('token') ?? ''
      expect(new URL(link ?? '').pathname).toBe('/api/v1/newsletter/unsubscribe')
      expect(text).toContain(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`)
    }
    expect(await read()).toMatchObject({
      status: 'sent',
      progress: { recipients: 3, waiting: 0, sent: 3, failed: 0, left: 0 },
    })
    const acts = await context.database.select().from(administratorActs)
    expect(acts).toMatchObject([{ kind: 'newsletter-send', userId: null, reason: 'Pomysły na grudzień' }])
  })

  it('are sent once, and never changed after that', async () => {
    const { join, save, send, drain, recipients, remove } = await atWork(freshContext)
    await join('zofia@example.pl')
    await save(CONTENT)
    const both = await Promise.all([send(), send()])
    expect(new Set(both.map(codeOf))).toEqual(new Set([200, 'ISSUE_CHANGED']))
    await drain()
    expect(codeOf(await send())).toBe('ISSUE_CHANGED')
    expect(codeOf(await save(EMPTY_ISSUE, 1))).toBe('ISSUE_CHANGED')
    expect(codeOf(await remove())).toBe('ISSUE_CHANGED')
    await drain()
    expect(recipients()).toEqual(['zofia@example.pl'])
  })

  it('are not sent without words, to nobody, or as another version than was seen', async () => {
    const { join, save, send, read } = await atWork(freshContext)
    await save({ ...CONTENT, en: { ...CONTENT.en, body: '[a](http://example.pl)' } })
    expect(codeOf(await send(['pl']))).toBe('NO_READERS')
    await join('zofia@example.pl')
    expect(codeOf(await send(['pl', 'en']))).toBe('ISSUE_INCOMPLETE')
    expect(codeOf(await send(['pl'], 2))).toBe('ISSUE_CHANGED')
    await save({ ...CONTENT, pl: { ...WORDS, subject: ' ' } }, 1)
    expect(codeOf(await send(['pl'], 2))).toBe('ISSUE_INCOMPLETE')
    expect(await read()).toMatchObject({ status: 'draft' })
  })

  it('go to their writer first: in words of the saved draft, a few times an hour', async () => {
    const { context, ask, save, id, admin } = await atWork(freshContext)
    await save(CONTENT)
    const test = (version: number) =>
      ask('POST /api/v1/admin/newsletter/{id}/test', { body: { version, language: 'en' } })
    expect(codeOf(await test(2))).toBe('ISSUE_CHANGED')
    expect(codeOf(await test(1))).toBe(202)
    expect(await waitingLetters(context)).toMatchObject([
      { kind: 'newsletter-issue', to: admin.email, words: CONTENT.en },
    ])
    const strict = { ...context.config, auth: { ...context.config.auth, throttleFactor: 1 } }
    const limited = apiClient({ ...context, config: strict })
    const { access_token: token } = await signIn(context, admin)
    const codes: (string | number)[] = []
    for (let time = 0; time < 31; time += 1) {
      const body = { version: 1, language: 'pl' }
      codes.push(
        codeOf(await limited('POST /api/v1/admin/newsletter/{id}/test', { token, path: { id }, body })),
      )
    }
    expect(codes).toContain('TOO_MANY_REQUESTS')
  })

  it('need a recent proof to be sent and continued, not to be stopped', async () => {
    const { context, admin, call, join, save, send, id } = await atWork(freshContext)
    await join('zofia@example.pl')
    await save(CONTENT)
    const { access_token: unproved } = await signIn(context, admin)
    const as = { token: unproved, path: { id } }
    const body = { version: 1, languages: ['pl'] }
    expect(codeOf(await call('POST /api/v1/admin/newsletter/{id}/send', { ...as, body }))).toBe(
      'PROOF_REQUIRED',
    )
    await send()
    expect(codeOf(await call('POST /api/v1/admin/newsletter/{id}/stop', as))).toBe(200)
    expect(codeOf(await call('POST /api/v1/admin/newsletter/{id}/continue', as))).toBe('PROOF_REQUIRED')
  })

  it('leave one by one at the pace of the settings, whatever number of servers send them', async () => {
    const { context, clock, take, join, save, send, taken } = await atWork(freshContext, { perMinute: 10 })
    for (let reader = 0; reader < 5; reader += 1) await join(`osoba${reader}@example.pl`)
    await save(CONTENT)
    await send()
    const deliver = () => Promise.all([deliverIssueLetter(context, take), deliverIssueLetter(context, take)])
    await deliver()
    expect(taken.size).toBe(1)
    clock.time += 5_999
    await deliver()
    expect(taken.size).toBe(1)
    clock.time += 1
    await deliver()
    expect(taken.size).toBe(2)
  })

  it('try again what a mail server can’t take now, and count what it never will', async () => {
    const { context, clock, join, save, send, drain, read, recipients } = await atWork(freshContext)
    await join('zofia@example.pl')
    await join('nikt@example.pl')
    await save(CONTENT)
    await send()
    for (let time = 0; time < 3; time += 1, clock.time += 1_000) await deliverIssueLetter(context, refuse)
    expect(await read()).toMatchObject({ status: 'sending', progress: { waiting: 1, failed: 1, sent: 0 } })
    await drain()
    expect(recipients()).toEqual(['zofia@example.pl'])
    expect(await read()).toMatchObject({ status: 'sent', progress: { failed: 1, sent: 1 } })
    const rows = await context.database.select().from(newsletterLetters)
    expect(JSON.stringify(rows.map(({ lastError }) => lastError))).not.toContain('@')
  })

  it('stop, and go on where they stopped', async () => {
    const { context, take, join, save, send, stop, resume, drain, taken, read, recipients } =
      await atWork(freshContext)
    for (const name of ['a', 'b', 'c']) await join(`${name}@example.pl`)
    await save(CONTENT)
    await send()
    await deliverIssueLetter(context, take)
    expect((await stop()).body).toMatchObject({ status: 'stopped', progress: { sent: 1, waiting: 2 } })
    await drain()
    expect(taken.size).toBe(1)
    expect((await stop()).body).toMatchObject({ status: 'stopped' })
    expect((await resume()).body).toMatchObject({ status: 'sending' })
    await drain()
    expect(recipients()).toEqual(['a@example.pl', 'b@example.pl', 'c@example.pl'])
    expect(await read()).toMatchObject({ status: 'sent', progress: { recipients: 3, sent: 3 } })
    const acts = await context.database.select().from(administratorActs).orderBy(administratorActs.createdAt)
    expect(acts.map(({ kind }) => kind)).toEqual([
      'newsletter-send',
      'newsletter-stop',
      'newsletter-continue',
    ])
  })

  it('follow a reader to a new address, and are forgotten with one who leaves', async () => {
    const { context, join, leave, save, send, drain, recipients, read } = await atWork(freshContext)
    await join('zofia@example.pl')
    await join('adam@example.pl')
    await join('ewa@example.pl')
    await save(CONTENT)
    await send()
    await leave('adam@example.pl')
    const move = { from: 'zofia@example.pl', to: 'zofia@nowa.pl', toTyped: 'Zofia@nowa.pl' }
    await context.database.transaction((tx) => moveSubscriber(tx, move))
    // A reader who joins again during the sending waits for the next issue.
    await join('adam@example.pl')
    await drain()
    expect(recipients()).toEqual(['Zofia@nowa.pl', 'ewa@example.pl'])
    expect(await read()).toMatchObject({ status: 'sent', progress: { recipients: 3, sent: 2, left: 1 } })
  })

  it('forget who got them after a month, not how many did', async () => {
    const { context, clock, join, save, send, drain, read } = await atWork(freshContext)
    await join('zofia@example.pl')
    await save(CONTENT)
    await send()
    await drain()
    clock.time += 31 * DAY_MS
    await removeExpired(context)
    expect(await context.database.$count(newsletterLetters)).toBe(0)
    expect(await context.database.$count(newsletterReaders)).toBe(1)
    expect(await read()).toMatchObject({ progress: { recipients: 1, sent: 1, left: 0 } })
  })

  it('of a worker that was killed or late are counted once', async () => {
    const { context, clock, join, save, send, drain, read, recipients } = await atWork(freshContext)
    await join('zofia@example.pl')
    await save(CONTENT)
    await send()
    const held = await claimIssueLetter(context)
    if (held === null) throw new Error('nothing was due')
    expect(await claimIssueLetter(context)).toBeNull()
    clock.time += HOLD_MS
    await drain()
    await settleSent(context, held.row)
    expect(recipients()).toEqual(['zofia@example.pl'])
    expect(await read()).toMatchObject({ status: 'sent', progress: { sent: 1 } })
  })

  it('reach each reader exactly once, whatever happens on the way', async () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.constant('deliver' as const) },
      { weight: 2, arbitrary: fc.constant('two workers' as const) },
      fc.constantFrom('crash before', 'crash after', 'refused for now', 'stop', 'resume', 'wait'),
      fc.record({ leaves: fc.nat(7) }),
      fc.record({ joins: fc.nat(9) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const world = await atWork(freshContext)
        const { context, clock, taken, take } = world
        const atStart = [0, 1, 2, 3, 4, 5, 6, 7].map(address)
        for (const email of atStart) await world.join(email)
        await world.save(CONTENT)
        await world.send()
        /** Readers who had left before the mail server had their letter. */
        const gone = new Set<string>()
        const has = (email: string) => [...taken.values()].some(({ to }) => to === email)
        for (const one of steps) {
          clock.time += 100
          if (one === 'deliver') await deliverIssueLetter(context, take)
          else if (one === 'two workers') {
            await Promise.all([deliverIssueLetter(context, take), deliverIssueLetter(context, take)])
          } else if (one === 'crash before') await claimIssueLetter(context)
          else if (one === 'crash after') {
            const held = await claimIssueLetter(context)
            if (held !== null) await take(held.row.letterId, rendered(held.to))
          } else if (one === 'refused for now') {
            await deliverIssueLetter(context, () => Promise.reject(new Error('away')))
          } else if (one === 'stop') await world.stop()
          else if (one === 'resume') await world.resume()
          else if (one === 'wait') clock.time += HOLD_MS
          else if ('leaves' in one) {
            if (!has(address(one.leaves))) gone.add(address(one.leaves))
            await world.leave(address(one.leaves))
          } else await world.join(address(one.joins))
        }
        await world.resume()
        await world.drain()
        expect(world.recipients()).toEqual(atStart.filter((email) => !gone.has(email)))
        const { status, progress } = await world.read()
        expect(status).toBe('sent')
        expect(progress.sent + progress.left).toBe(progress.recipients)
        expect(await context.database.$count(newsletterIssues, eq(newsletterIssues.status, 'sending'))).toBe(
          0,
        )
      }),
      { numRuns: RUNS },
    )
  }, 600_000)
})

function rendered(to: string): RenderedLetter {
  return { to, subject: '', text: '', html: '', headers: {} }
}
