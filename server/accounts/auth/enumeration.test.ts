import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { outgoingLetters } from '#server/platform/mail/tables.ts'
import { users } from '#server/platform/users/tables.ts'
import { apiClient, type ApiAnswer, type ApiClient, makeUser, PASSWORD } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import type { Endpoint } from '#support/endpointAccess.gen.ts'

/** Questions of a stranger about an address. Each of the two has a body of the same length. */
const QUESTIONS: Readonly<Partial<Record<Endpoint, (email: string) => object>>> = {
  'POST /api/v1/auth/login': (email) => ({ email, password: 'nie to haslo wcale' }),
  'POST /api/v1/auth/register': (email) => ({
    email,
    password: PASSWORD,
    display_name: 'Zofia',
    language: 'pl',
    accepts_terms: true,
    accepts_notifications: true,
  }),
  'POST /api/v1/auth/forgot-password': (email) => ({ email, language: 'pl' }),
  'POST /api/v1/auth/resend-verification': (email) => ({ email }),
  'POST /api/v1/newsletter': (email) => ({ email, language: 'pl' }),
}

const KNOWN = { verified: 'zofia@example.pl', unverified: 'hanna@example.pl' }

const LONG = process.env['LONG'] !== undefined
const TRIES = LONG ? 300 : 1
/** Times mean little on a machine that does other things too: only the long run checks them, and prints them. */
const LIMIT_MS = LONG ? 5 : Infinity
const UNKNOWN = 'nikt0@example.pl'

function ask(call: ApiClient, name: string, email: string): Promise<ApiAnswer> {
  for (const endpoint of Object.keys(QUESTIONS).filter(isQuestion)) {
    if (endpoint === name) return call(endpoint, { body: QUESTIONS[endpoint]?.(email) })
  }
  throw new Error(`there is no question ${name}`)
}

function isQuestion(name: string): name is Endpoint {
  return Object.hasOwn(QUESTIONS, name)
}

async function withKnown(context: ServerContext): Promise<ApiClient> {
  await makeUser(context, { email: KNOWN.verified })
  await makeUser(context, { email: KNOWN.unverified, verifiedAt: null })
  return apiClient(context)
}

/** An answer in bytes, without the parts that differ each time: an id, a moment and the address itself. */
function bytesOf({ status, headers, body }: ApiAnswer, email: string): string {
  const text = JSON.stringify(body)
    .replaceAll(email, '<email>')
    .replaceAll(/"[\da-f]{8}-[\da-f-]{27}"/g, '<id>')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '<moment>')
  return JSON.stringify([status, [...headers].toSorted(([a], [b]) => a.localeCompare(b)), text])
}

describeOnDatabase('an address', (freshContext) => {
  describe('whether an address has an account', () => {
    it.each(Object.keys(QUESTIONS))('is not told by the answer of %s', async (name) => {
      const call = await withKnown(await freshContext())
      const answers = new Set<string>()
      for (const email of [KNOWN.verified, KNOWN.unverified, UNKNOWN]) {
        answers.add(bytesOf(await ask(call, name, email), email))
      }
      expect(answers.size).toBe(1)
    })

    it.each(Object.keys(QUESTIONS))('is not told by the work of %s: it leaves as many rows', async (name) => {
      const context = await freshContext()
      const call = await withKnown(context)
      const rows = async () => [
        await context.database.$count(users),
        await context.database.$count(outgoingLetters),
      ]
      const added = new Set<string>()
      for (const email of [KNOWN.verified, KNOWN.unverified, UNKNOWN]) {
        const before = await rows()
        await ask(call, name, email)
        const after = await rows()
        added.add(JSON.stringify(after.map((count, index) => count - (before[index] ?? 0))))
      }
      expect(added.size).toBe(1)
    })
  })

  describe('the time of an answer', () => {
    it.each(Object.keys(QUESTIONS))('of %s is the same for all', { timeout: 300_000 }, async (name) => {
      const call = await withKnown(await freshContext())
      const times = { verified: [] as number[], unverified: [] as number[], unknown: [] as number[] }
      for (let tries = 0; tries < TRIES; tries += 1) {
        // Alternating, so that the machine's other load affects all alike; the unknown stay unknown.
        const emails = { ...KNOWN, unknown: `nik${tries}@example.pl` }
        for (const kind of ['verified', 'unverified', 'unknown'] as const) {
          const start = performance.now()
          await ask(call, name, emails[kind])
          times[kind].push(performance.now() - start)
        }
      }
      const medians = Object.values(times).map(median)
      if (LONG) console.info(name, medians.map((time) => `${time.toFixed(2)} ms`).join(', '))
      expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(LIMIT_MS)
    })
  })
})

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
