import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { idleSince } from '#server/accounts/auth/sessions.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'
import { sessions, users } from '#server/platform/users/tables.ts'

/** The life of a key, in seconds. */
export const KEY_SECONDS = 15 * 60

const ALGORITHM = 'HS256'
const TYPE = 'gk+jwt'

const claimsSchema = z.object({ sub: z.string(), sid: z.string() })

/** Makes a key for every generator, valid as long as the user is signed in. No provider's secret is in it. */
export function makeGeneratorKey(context: ServerContext, { user, session }: Caller): Promise<string> {
  const now = Math.floor(context.now().getTime() / 1000)
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(user.id)
    .setIssuedAt(now)
    .setExpirationTime(now + KEY_SECONDS)
    .sign(keyOf(context.config.auth.secret, 'generator key'))
}

/** Finds the holder of a key: a verified user with a live session. Null for any other key. */
export async function findKeyHolder(
  context: ServerContext,
  authorization: string | null,
): Promise<Caller | null> {
  const [, key] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? []
  const claims = key === undefined ? null : await readKey(context, key)
  if (claims === null) return null
  const [found] = await context.database
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sid),
        eq(sessions.userId, claims.sub),
        gt(sessions.lastUsedAt, idleSince(context.now())),
        isNotNull(users.verifiedAt),
      ),
    )
  return found ?? null
}

async function readKey(context: ServerContext, key: string): Promise<z.infer<typeof claimsSchema> | null> {
  try {
    const { payload } = await jwtVerify(key, keyOf(context.config.auth.secret, 'generator key'), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      currentDate: context.now(),
      requiredClaims: ['exp', 'iat'],
    })
    return claimsSchema.parse(payload)
  } catch {
    return null
  }
}
