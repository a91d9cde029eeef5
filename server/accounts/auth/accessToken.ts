import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { ServerContext } from '#server/platform/context.ts'
import { keyOf } from '#server/platform/secrets/keys.ts'

/** An access token's user, session and generation. */
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
  readonly generation: number
}

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), gen: z.int() })

/** A signed token for the next `config.auth.accessTokenSeconds`. */
export function makeAccessToken(context: ServerContext, claims: AccessClaims): Promise<string> {
  const { secret, accessTokenSeconds } = context.config.auth
  const now = Math.floor(context.now().getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(claims.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(keyOf(secret, 'access token'))
}

/** Returns a token's content if it is ours and valid; otherwise null. */
export async function readAccessToken(context: ServerContext, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(context.config.auth.secret, 'access token'), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      currentDate: context.now(),
      requiredClaims: ['exp', 'iat'],
    })
    const { sub, sid, gen } = claimsSchema.parse(payload)
    return { userId: sub, sessionId: sid, generation: gen }
  } catch {
    return null
  }
}
