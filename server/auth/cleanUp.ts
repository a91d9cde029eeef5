import { and, isNull, lt } from 'drizzle-orm'
import { forgottenSince } from '#server/api/repeatableCalls.ts'
import type { ServerContext } from '#server/context.ts'
import { idleSince } from './sessions.ts'
import { emailLinks, rateLimits, repeatableCalls, sessions, users } from './tables.ts'

const EVERY_MS = 60 * 60_000
/** How long an account may wait for its address to be confirmed; its letter's link is good as long. */
const UNVERIFIED_MS = 7 * 24 * 60 * 60_000

/** Removes what has run out: unconfirmed accounts, idle sessions, links, counted tries and kept answers. */
export async function cleanUpAccounts({ database, now }: ServerContext): Promise<void> {
  const oldest = new Date(now().getTime() - UNVERIFIED_MS)
  await database.delete(users).where(and(isNull(users.verifiedAt), lt(users.createdAt, oldest)))
  await database.delete(sessions).where(lt(sessions.lastUsedAt, idleSince(now())))
  await database.delete(emailLinks).where(lt(emailLinks.expiresAt, now()))
  await database.delete(rateLimits).where(lt(rateLimits.expire, now()))
  await database.delete(repeatableCalls).where(lt(repeatableCalls.startedAt, forgottenSince(now())))
}

/** Cleans up now and every hour. `stop` waits for what is under way. */
export function startCleanUp(context: ServerContext): { stop(): Promise<void> } {
  const cleanUp = () =>
    cleanUpAccounts(context).catch((error: unknown) =>
      context.log.error('accounts could not be cleaned up', { error }),
    )
  let running = cleanUp()
  const timer = setInterval(() => {
    running = cleanUp()
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
