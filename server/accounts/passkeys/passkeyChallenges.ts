import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import { passkeyChallenges } from './tables.ts'

/** How long a person may take to touch the sensor. The sign-in page waits with an open challenge in its fields. */
const LIFE_MS = { registration: 5 * 60_000, signIn: 15 * 60_000 } as const

/** Stores a challenge for its one use; `userId` is null for a sign-in. Returns its id. */
export async function storeChallenge(
  { database, now }: ServerContext,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const id = randomUUID()
  const life = userId === null ? LIFE_MS.signIn : LIFE_MS.registration
  await database.transaction(async (tx) => {
    await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now()))
    await tx
      .insert(passkeyChallenges)
      .values({ id, challenge, userId, expiresAt: new Date(now().getTime() + life) })
  })
  return id
}

/** Uses a challenge up, even when the answer to it fails; null for an invalid one. */
export async function takeChallenge(
  { database, now }: ServerContext,
  id: string,
  userId: string | null,
): Promise<string | null> {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning()
  return taken?.challenge ?? null
}
