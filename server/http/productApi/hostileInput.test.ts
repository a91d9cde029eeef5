import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { CALLS, ENDPOINTS, makeOwner, type Owner } from '#support/endpointCalls.ts'
import { spoiltCall } from '#support/http/spoiltCall.ts'
import { slice } from '#support/slice.ts'

const RUNS = process.env['LONG'] === undefined ? 2 : 300

describeOnDatabase('whatever is sent', (freshContext) => {
  let context: ServerContext
  let owner: Owner
  let admin: UserRow
  beforeAll(async () => {
    context = await freshContext()
    owner = await makeOwner(context)
    // The only one, who can't be removed.
    admin = await makeUser(context, { roles: ['user', 'admin'] })
  })

  it.each(slice(ENDPOINTS, 3))(
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
