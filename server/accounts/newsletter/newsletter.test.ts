import { expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { apiClient, linkToken, makeUser, signIn, waitingLetters } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { testConfig } from '#support/testContext.ts'
import { newsletterReaders } from './tables.ts'

const WEEK = 7 * 24 * 60 * 60_000
const EMAIL = 'Zofia@example.pl'

async function withClock(freshContext: (changes: { now: () => Date }) => Promise<ServerContext>) {
  const clock = { time: new Date('2026-11-20T12:40:00Z').getTime() }
  const context = await freshContext({ now: () => new Date(clock.time) })
  const call = apiClient(context)
  return {
    clock,
    context,
    join: (email = EMAIL) => call('POST /api/v1/newsletter', { body: { email, language: 'pl' } }),
    confirm: (token: string) => call('POST /api/v1/newsletter/confirm', { query: { token } }),
    leave: (token: string) => call('POST /api/v1/newsletter/unsubscribe', { query: { token } }),
    readers: () => context.database.select().from(newsletterReaders),
    call,
  }
}

async function leavingToken(context: ServerContext): Promise<string> {
  const letter = (await waitingLetters(context)).findLast(({ kind }) => kind === 'newsletter-welcome')
  if (letter?.kind !== 'newsletter-welcome') throw new Error('nobody was welcomed')
  return letter.unsubscribeToken
}

describeOnDatabase('the newsletter', (freshContext) => {
  it('comes to whoever confirms, and keeps nothing of whoever doesn’t', async () => {
    const { context, clock, join, confirm, readers } = await withClock(freshContext)
    expect(await join()).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect(await readers()).toEqual([])
    const token = await linkToken(context, 'newsletter-confirm')
    await context.database.delete(outgoingLetters)

    clock.time += WEEK - 1
    expect((await confirm(token)).status).toBe(204)
    expect(await readers()).toMatchObject([{ emailFolded: 'zofia@example.pl', email: EMAIL, language: 'pl' }])
    expect((await confirm(token)).status).toBe(204)
    expect(await readers()).toHaveLength(1)
    expect(await waitingLetters(context)).toMatchObject([{ kind: 'newsletter-welcome', to: EMAIL }])
  })

  it('is left in one click, with or without an account, also twice', async () => {
    const { context, call, join, confirm, leave, readers } = await withClock(freshContext)
    await join()
    await confirm(await linkToken(context, 'newsletter-confirm'))
    const token = await leavingToken(context)
    // As mail programs do it (RFC 8058).
    const oneClick = {
      query: { token },
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    expect((await call('POST /api/v1/newsletter/unsubscribe', oneClick)).status).toBe(204)
    expect(await readers()).toEqual([])
    expect((await leave(token)).status).toBe(204)
  })

  it('takes no link that has run out, was changed, or is for something else', async () => {
    const { context, clock, join, confirm, leave, readers } = await withClock(freshContext)
    await join()
    const token = await linkToken(context, 'newsletter-confirm')
    const changed = token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    for (const wrong of [changed, token.slice(0, -4), 'A', `${token}AAAA`]) {
      expect((await confirm(wrong)).code).toBe('LINK_INVALID')
    }
    expect((await leave(token)).code).toBe('LINK_INVALID')
    clock.time += WEEK
    expect((await confirm(token)).code).toBe('LINK_INVALID')
    expect(await readers()).toEqual([])
    expect((await confirm('')).code).toBe('INVALID_REQUEST')
  })

  it('tells nobody whether an address is on it: only the letter differs', async () => {
    const { context, join, confirm } = await withClock(freshContext)
    const first = await join()
    await confirm(await linkToken(context, 'newsletter-confirm'))
    await context.database.delete(outgoingLetters)
    const again = await join(EMAIL.toLowerCase())
    expect(again.body).toEqual(first.body)
    expect(await waitingLetters(context)).toMatchObject([{ kind: 'newsletter-welcome', to: EMAIL }])
  })

  it('is the same choice as the one among the preferences of an account', async () => {
    const { context, join, confirm, leave, call } = await withClock(freshContext)
    const { access_token: token } = await signIn(context, await makeUser(context, { email: EMAIL }))
    const choice = async () => (await call('GET /api/v1/account/preferences', { token })).body
    await join()
    await confirm(await linkToken(context, 'newsletter-confirm'))
    expect(await choice()).toMatchObject({ marketingEmails: { value: true } })
    await leave(await leavingToken(context))
    expect(await choice()).toMatchObject({ marketingEmails: { value: false } })
  })

  it('wants an address', async () => {
    const { context, join } = await withClock(freshContext)
    for (const [email, code] of [[' ', 'required'] as const, ['zofia', 'email'] as const]) {
      expect(await join(email)).toMatchObject({
        status: 422,
        body: { error: { details: { problems: [{ field: 'email', code }] } } },
      })
    }
    expect(await waitingLetters(context)).toEqual([])
  })

  it('fills nobody’s mailbox: after four letters it says to wait, for any address alike', async () => {
    const config = testConfig()
    const context = await freshContext({ config: { ...config, auth: { ...config.auth, throttleFactor: 1 } } })
    const call = apiClient(context)
    const join = (email: string) => call('POST /api/v1/newsletter', { body: { email, language: 'en' } })
    for (let letter = 0; letter < 4; letter += 1) expect((await join(EMAIL)).status).toBe(202)
    const refused = await join(EMAIL.toUpperCase())
    expect(refused.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await join('adam@example.pl')).status).toBe(202)
    expect(await waitingLetters(context)).toHaveLength(5)
  })
})
