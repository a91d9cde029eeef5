import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { authorize, type Verdict } from '#domain/access/access.ts'
import { API_ERRORS, type ApiErrorCode } from '#domain/account/apiError.ts'
import { visitorOf } from '#server/accounts/auth/userView.ts'
import { galleryAlbumImages, galleryAlbums, galleryImages } from '#server/accounts/gallery/tables.ts'
import { passkeys } from '#server/accounts/passkeys/tables.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { accountBilling } from '#server/platform/users/tables.ts'
import { sessions, type UserRow, users } from '#server/platform/users/tables.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { templateRuns, templates } from '#server/studio/templates/tables.ts'
import { apiClient, type ApiClient, makeUser, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { ENDPOINT_ACCESS } from '#support/endpointAccess.gen.ts'
import { CALLS, ENDPOINTS, makeOwner, type Owner } from '#support/endpointCalls.ts'
import { slice } from '#support/slice.ts'

const REFUSALS: Readonly<Record<Exclude<Verdict, 'allowed'>, ApiErrorCode>> = {
  'sign-in': 'UNAUTHORIZED',
  verify: 'EMAIL_NOT_VERIFIED',
  forbidden: 'FORBIDDEN',
}

const CALLERS = ['anonymous', 'unverified', 'user', 'other user', 'administrator'] as const

/** All of the owner's data, as stored in the database. */
async function thingsOf({ database }: ServerContext, { user }: Owner): Promise<unknown> {
  return Promise.all([
    database.select().from(users).where(eq(users.id, user.id)),
    database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(sessions.id),
    database.select().from(passkeys).where(eq(passkeys.userId, user.id)),
    database.select().from(accountBilling).where(eq(accountBilling.userId, user.id)),
    database.select().from(generations).where(eq(generations.userId, user.id)),
    database.select().from(galleryImages).where(eq(galleryImages.userId, user.id)),
    database.select().from(galleryAlbums).where(eq(galleryAlbums.userId, user.id)),
    database.select().from(galleryAlbumImages),
    database.select().from(templateRuns).where(eq(templateRuns.userId, user.id)),
    database.select().from(templates).where(eq(templates.ownerId, user.id)),
  ])
}

async function callerOf(
  context: ServerContext,
  kind: (typeof CALLERS)[number],
  owner: Owner,
): Promise<{ user: UserRow | null; token?: string }> {
  if (kind === 'anonymous') return { user: null }
  if (kind === 'user') return owner
  const user = await makeUser(context, {
    ...(kind === 'unverified' ? { verifiedAt: null } : {}),
    ...(kind === 'administrator' ? { roles: ['user', 'admin'] } : {}),
  })
  return { user, token: (await signInWithProof(context, user)).access_token }
}

describeOnDatabase('access to', (freshContext) => {
  let context: ServerContext
  let send: ApiClient
  beforeAll(async () => {
    context = await freshContext()
    send = apiClient(context)
    // An administrator has to remain, whatever the caller does.
    await makeUser(context, { roles: ['user', 'admin'] })
  })

  it.each(slice(ENDPOINTS, 2))('%s is as the table says', async (name) => {
    const access = ENDPOINT_ACCESS[name]
    const { call, allowed } = CALLS[name]
    const isForAdmins = name.includes('/admin/') || name.includes('/templates/builder')
    // A review is addressed by its product, which has no owner.
    const isPersonal =
      /\/(?:account(?!\/reviews)|generations|gallery|sent-files|template-runs)\b/.test(name) &&
      name.includes('{') &&
      access.kind !== 'anyone'

    let owner: Owner | null = null
    let before: unknown = null
    // Also after a failure: the next endpoint's owner is the same person.
    onTestFinished(async () => {
      if (owner !== null) await context.database.delete(users).where(eq(users.id, owner.user.id))
    })
    for (const kind of CALLERS) {
      if (owner === null) {
        owner = await makeOwner(context)
        before = await thingsOf(context, owner)
      }
      const caller = await callerOf(context, kind, owner)
      const answer = await send(name, { token: caller.token, ...call(owner, context) })

      const verdict = authorize(access, caller.user === null ? null : visitorOf(caller.user))
      const isOfAnother = isPersonal && kind !== 'user'
      const expected = verdict !== 'allowed' ? REFUSALS[verdict] : isOfAnother ? 'NOT_FOUND' : allowed
      // A caller who administers, or calls an open endpoint, may see and change something of the owner's, as meant.
      const isMeant = access.kind === 'anyone' || kind === 'user' || (isForAdmins && verdict === 'allowed')
      const text = JSON.stringify(answer.body)
      const things = await thingsOf(context, owner)
      expect({
        kind,
        code: answer.code,
        status: answer.status,
        isKept: answer.headers.get('cache-control') !== 'no-store',
        isUnverified: answer.headers.get('x-email-unverified') === 'true',
        tells: !isMeant && [owner.user.email, 'tajemnica-zofii'].some((secret) => text.includes(secret)),
        things: isMeant ? before : things,
      }).toEqual({
        kind,
        code: typeof expected === 'number' ? null : expected,
        status: typeof expected === 'number' ? expected : API_ERRORS[expected],
        isKept: false,
        isUnverified: verdict === 'verify',
        tells: false,
        things: before,
      })
      if (isDeepStrictEqual(things, before)) continue
      // The changes of such a call are rolled back.
      await context.database.delete(users).where(eq(users.id, owner.user.id))
      owner = null
    }
  })
})
