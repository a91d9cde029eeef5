import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { EMPTY_BILLING } from '#domain/account/billing.ts'
import { newsletterReaders } from '#server/accounts/newsletter/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { sessions, users } from '#server/platform/users/tables.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'

const NOW = new Date('2026-11-20T12:40:00Z').getTime()

/** Two people with accounts, the first signed in on a telephone. */
async function people(freshContext: (changes: { now: () => Date }) => Promise<ServerContext>) {
  const context = await freshContext({ now: () => new Date(NOW) })
  const zofia = await makeUser(context, { email: 'Zofia@Example.pl', displayName: 'Zofia' })
  const adam = await makeUser(context, { email: 'adam@example.pl' })
  const { access_token: token } = await signIn(context, zofia)
  const { access_token: othersToken } = await signIn(context, adam, 'Laptop Adama')
  return { context, zofia, adam, token, othersToken, call: apiClient(context) }
}

const chosen = <T>(value: T, changed_at: number) => ({ value, changed_at })

describeOnDatabase('an account', (freshContext) => {
  describe('has sessions', () => {
    it('listed with this one first, and nobody else’s', async () => {
      const { context, zofia, token, call } = await people(freshContext)
      await signIn(context, zofia, 'Laptop')
      const answer = await call('GET /api/v1/account/sessions', { token })
      expect(answer.body).toEqual({
        sessions: [
          expect.objectContaining({ device: 'Telefon', method: 'password', is_current: true }),
          expect.objectContaining({
            device: 'Laptop',
            is_current: false,
            created_at: '2026-11-20T12:40:00.000Z',
          }),
        ],
      })
    })

    it('that are ended one by one or all but this', async () => {
      const { context, zofia, token, call } = await people(freshContext)
      const laptop = await signIn(context, zofia, 'Laptop')
      const tablet = await signIn(context, zofia, 'Tablet')
      const [row] = await context.database.select().from(sessions).where(eq(sessions.device, 'Laptop'))

      const path = { id: row?.id ?? '' }
      expect((await call('DELETE /api/v1/account/sessions/{id}', { token, path })).status).toBe(204)
      expect((await call('GET /api/v1/auth/me', { token: laptop.access_token })).code).toBe('UNAUTHORIZED')
      expect((await call('DELETE /api/v1/account/sessions/{id}', { token, path })).code).toBe('NOT_FOUND')

      expect((await call('DELETE /api/v1/account/sessions', { token })).status).toBe(204)
      expect((await call('GET /api/v1/auth/me', { token: tablet.access_token })).status).toBe(401)
      expect((await call('GET /api/v1/auth/me', { token })).status).toBe(200)
    })

    it('that nobody else can end', async () => {
      const { context, adam, token, othersToken, call } = await people(freshContext)
      const [row] = await context.database.select().from(sessions).where(eq(sessions.userId, adam.id))
      const answer = await call('DELETE /api/v1/account/sessions/{id}', {
        token,
        path: { id: row?.id ?? '' },
      })
      expect(answer.code).toBe('NOT_FOUND')
      await call('DELETE /api/v1/account/sessions', { token })
      expect((await call('GET /api/v1/auth/me', { token: othersToken })).status).toBe(200)
    })
  })

  describe('has a profile', () => {
    it('of which only what is given changes', async () => {
      const { token, call } = await people(freshContext)
      const body = { username: ' @Zofia-Zuraw ', bio: ' Rysuję żurawie. ' }
      const changed = await call('PATCH /api/v1/account/profile', { token, body })
      const profile = {
        display_name: 'Zofia',
        username: 'zofia-zuraw',
        bio: 'Rysuję żurawie.',
        is_public: false,
      }
      expect(changed.body).toEqual(profile)
      expect((await call('PATCH /api/v1/account/profile', { token, body: {} })).body).toEqual(profile)
      expect((await call('GET /api/v1/account/profile', { token })).body).toEqual(profile)
      const emptied = await call('PATCH /api/v1/account/profile', { token, body: { display_name: ' ' } })
      expect(emptied.body).toMatchObject({ display_name: '' })
    })

    it('whose name is one person’s, also of two who ask at once', async () => {
      const { token, othersToken, call } = await people(freshContext)
      const answers = await Promise.all(
        [token, othersToken].map((one) =>
          call('PATCH /api/v1/account/profile', { token: one, body: { username: 'zuraw' } }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        error: { code: 'USERNAME_TAKEN', details: { problems: [{ field: 'username', code: 'taken' }] } },
      })
    })

    it('that can’t be called what stands for us or in no address', async () => {
      const { token, call } = await people(freshContext)
      for (const [username, code] of [
        ['ż', 'username'],
        ['za', 'username'],
        ['a--b-c', 'username'],
        ['Ad-Min', 'reserved'],
        ['galeria', 'reserved'],
        ['iskra-pomoc', 'reserved'],
      ]) {
        const answer = await call('PATCH /api/v1/account/profile', { token, body: { username } })
        expect(answer).toMatchObject({
          status: 422,
          body: { error: { details: { problems: [{ field: 'username', code }] } } },
        })
      }
    })

    it('that others see once it is public, and no more of it than that', async () => {
      const { token, call } = await people(freshContext)
      const publicProfile = () => call('GET /api/v1/profiles/{username}', { path: { username: 'Zuraw' } })
      await call('PATCH /api/v1/account/profile', { token, body: { username: 'zuraw' } })
      const hidden = await publicProfile()
      const missing = await call('GET /api/v1/profiles/{username}', { path: { username: 'nikt' } })
      expect(hidden.status).toBe(404)
      expect(hidden.body).toEqual(missing.body)

      await call('PATCH /api/v1/account/profile', { token, body: { is_public: true } })
      expect((await publicProfile()).body).toEqual({
        username: 'zuraw',
        display_name: 'Zofia',
        bio: '',
        created_at: '2026-11-20T12:40:00.000Z',
        total_generations: 0,
      })
    })
  })

  describe('has preferences', () => {
    it('merged field by field, whatever the order the devices come in', async () => {
      const { token, call } = await people(freshContext)
      const phone = {
        theme: chosen('light', NOW - 5),
        language: chosen('en', NOW - 90),
        preferredGenerators: { 'dall-e-3': chosen(true, NOW - 3) },
      }
      const laptop = {
        theme: chosen('dark', NOW - 50),
        emailNotifications: chosen(false, NOW - 2),
        preferredGenerators: { 'dall-e-3': chosen(false, NOW - 9), pika: chosen(true, NOW - 1) },
      }
      const merged = {
        theme: phone.theme,
        language: phone.language,
        emailNotifications: laptop.emailNotifications,
        preferredGenerators: { 'dall-e-3': chosen(true, NOW - 3), pika: chosen(true, NOW - 1) },
      }
      await Promise.all(
        [phone, laptop, phone].map((body) => call('PATCH /api/v1/account/preferences', { token, body })),
      )
      expect((await call('GET /api/v1/account/preferences', { token })).body).toEqual(merged)
    })

    it('in which a clock that is ahead doesn’t have the last word', async () => {
      const { token, call } = await people(freshContext)
      const year = 365 * 24 * 60 * 60_000
      const body = { theme: chosen('light', NOW + year), preferredGenerators: {} }
      const answer = await call('PATCH /api/v1/account/preferences', { token, body })
      expect(answer.body).toMatchObject({ theme: chosen('light', NOW) })
    })

    it('that the letters follow: their language, and whether the newsletter comes', async () => {
      const { context, zofia, token, call } = await people(freshContext)
      const choose = (value: boolean, time: number) =>
        call('PATCH /api/v1/account/preferences', {
          token,
          body: {
            language: chosen('en', NOW),
            marketingEmails: chosen(value, time),
            preferredGenerators: {},
          },
        })
      const readers = () => context.database.select().from(newsletterReaders)

      await choose(true, NOW)
      const [user] = await context.database.select().from(users).where(eq(users.id, zofia.id))
      expect(user?.language).toBe('en')
      expect(await readers()).toMatchObject([{ emailFolded: 'zofia@example.pl', language: 'en' }])
      await choose(false, NOW + 1)
      expect(await readers()).toEqual([])
    })

    it('that put nobody’s address on the newsletter but their own', async () => {
      const { context, call } = await people(freshContext)
      const stranger = await makeUser(context, { email: 'obca@example.pl', verifiedAt: null })
      const { access_token: token } = await signIn(context, stranger)
      const body = { marketingEmails: chosen(true, NOW), preferredGenerators: {} }
      expect((await call('PATCH /api/v1/account/preferences', { token, body })).status).toBe(200)
      expect(await context.database.select().from(newsletterReaders)).toEqual([])
    })

    it('and takes nothing else for them', async () => {
      const { token, call } = await people(freshContext)
      const many = Array.from({ length: 101 }, (_, at) => [String(at), chosen(true, 1)] as const)
      for (const body of [
        {},
        { preferredGenerators: { pika: true } },
        { theme: chosen('sepia', NOW), preferredGenerators: {} },
        { theme: chosen('dark', -1), preferredGenerators: {} },
        { preferredGenerators: Object.fromEntries(many) },
      ]) {
        const answer = await call('PATCH /api/v1/account/preferences', { token, body })
        expect(answer.code).toBe('INVALID_REQUEST')
      }
    })
  })

  describe('has billing details', () => {
    const BILLING = {
      ...EMPTY_BILLING,
      company: ' Żuraw  sp. z o.o. ',
      tax_id: 'PL 526-104-08-28',
      postcode: '00950',
    }

    it('empty at first, then as a clerk would write them', async () => {
      const { token, othersToken, call } = await people(freshContext)
      expect((await call('GET /api/v1/account/billing', { token })).body).toEqual(EMPTY_BILLING)
      const answer = await call('PUT /api/v1/account/billing', { token, body: BILLING })
      const kept = { ...EMPTY_BILLING, company: 'Żuraw sp. z o.o.', tax_id: '5261040828', postcode: '00-950' }
      expect(answer.body).toEqual(kept)
      expect((await call('GET /api/v1/account/billing', { token })).body).toEqual(kept)
      expect((await call('GET /api/v1/account/billing', { token: othersToken })).body).toEqual(EMPTY_BILLING)
    })

    it('of which nothing wrong is kept', async () => {
      const { token, call } = await people(freshContext)
      const body = { ...BILLING, tax_id: '5261040829', postcode: 'ABC' }
      const answer = await call('PUT /api/v1/account/billing', { token, body })
      expect(answer).toMatchObject({
        status: 422,
        body: {
          error: {
            details: {
              problems: [
                { field: 'tax_id', code: 'tax_id' },
                { field: 'postcode', code: 'postcode' },
              ],
            },
          },
        },
      })
      expect((await call('GET /api/v1/account/billing', { token })).body).toEqual(EMPTY_BILLING)
    })
  })
})
