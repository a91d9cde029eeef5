import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { UserRow } from '#server/auth/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { apiClient, type CallOptions, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnEachDatabase } from '#support/describeOnEachDatabase.ts'
import { CALLS, ENDPOINTS, makeOwner, type Owner } from '#support/endpointCalls.ts'

const RUNS = process.env['LONG'] === undefined ? 2 : 300

/** Texts that databases and parsers stumble over, and any other. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    '\\',
    "'; DROP TABLE users; --",
    '../../etc',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
)
const value = fc.oneof(text, fc.jsonValue(), fc.constantFrom(-1, 1e300, Number.MAX_SAFE_INTEGER, null, true))

/** What can't stand in an address, or makes another one of it. */
const isNoPart = (part: string) => /^\.{0,2}$/.test(part) || !part.isWellFormed()

/** A call that is right but for one or two of its values, or not at all. */
function spoiltCall(call: CallOptions): fc.Arbitrary<CallOptions> {
  const keys = typeof call.body === 'object' && call.body !== null ? Object.keys(call.body) : []
  const spoiltValues = fc.dictionary(fc.oneof(fc.constantFrom(...keys, 'x'), text), value, { maxKeys: 2 })
  const spoiltTexts = (given: Readonly<Record<string, string>> = {}) =>
    fc.record(
      Object.fromEntries(
        Object.keys(given).map((key) => [key, fc.oneof(text, fc.constant(given[key] ?? ''))]),
      ),
    )
  return fc.record({
    body: fc.oneof(
      spoiltValues.map((spoilt) => (call.body === undefined ? undefined : { ...call.body, ...spoilt })),
      call.body === undefined ? fc.constant(undefined) : value,
    ),
    path: spoiltTexts(call.path).filter((path) => Object.values(path).every((part) => !isNoPart(part))),
    query: spoiltTexts(call.query),
  })
}

describeOnEachDatabase('whatever is sent', (freshContext) => {
  let context: ServerContext
  let owner: Owner
  let admin: UserRow
  beforeAll(async () => {
    context = await freshContext()
    owner = await makeOwner(context)
    // The only one, who can't be removed.
    admin = await makeUser(context, { roles: ['user', 'admin'] })
  })

  it.each(ENDPOINTS)(
    'to %s is answered, and never by a failure of ours',
    { timeout: 300_000 },
    async (name) => {
      const send = apiClient(context)
      await fc.assert(
        fc.asyncProperty(spoiltCall(CALLS[name].call(owner, context)), async (call) => {
          const { access_token: token } = await signIn(context, admin)
          const { status, code } = await send(name, { ...call, token })
          expect({ status, code }).not.toMatchObject({ status: 500 })
        }),
        { numRuns: RUNS },
      )
    },
  )
})
