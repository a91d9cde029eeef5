import { logOut, readMe } from '#api/product/authCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import type { User } from '#domain/account/user.ts'
import { log } from '#domain/log.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { beginSession } from '#offline/session/beginSession.ts'
import { endSession } from '#offline/session/endSession.ts'
import { type KnownSession, cacheUser, markEndTold, readKnownSession } from '#offline/session/knownSession.ts'
import { newTokens } from '#offline/session/newTokens.ts'
import { sessionTokens } from '#offline/session/tokenStore.ts'
import { watchQuery } from '#offline/watchQuery.ts'

/** The operations on this device's session. */
export interface SessionWork {
  read(): Promise<KnownSession>
  /** Reports every change by any tab or the worker, while the page is open. */
  watch(onKnown: (known: KnownSession) => void): void
  signIn(tokens: Tokens): Promise<User>
  refreshUser(): Promise<void>
  signOut(): Promise<void>
  /** Never rejects. */
  markEndTold(): Promise<void>
}

export type CreateProductApi = (tokens: TokenStore) => Promise<ProductApi>

/** How long (ms) a log-out that can't be remembered is given to reach the server. */
const LOG_OUT_WITHIN = 3_000

export function createSessionWork(db: IskraDatabase, createProductApi: CreateProductApi): SessionWork {
  async function endOnServer(refreshToken: string): Promise<void> {
    const api = await createProductApi(sessionTokens(db))
    const signal = AbortSignal.timeout(LOG_OUT_WITHIN)
    await logOut(api, { refresh_token: refreshToken }, { signal }).catch(() => undefined)
  }

  return {
    read: () => readKnownSession(db),
    watch(onKnown) {
      watchQuery(db, readKnownSession, {
        next: onKnown,
        error: (error) => log.warn('session', 'not followed any more', { reason: String(error) }),
      })
    },
    async signIn(tokens) {
      const fresh = newTokens(tokens)
      try {
        const user = await readMe(await createProductApi(fresh.store))
        await beginSession(db, fresh.present(), user)
        return user
      } catch (error) {
        // No user is signed in here, so the server's session ends too.
        void endOnServer(fresh.present().refresh_token)
        throw error
      }
    },
    async refreshUser() {
      try {
        await cacheUser(db, await readMe(await createProductApi(sessionTokens(db))))
      } catch (error) {
        // The last copy stays. The tokens' store reports an ended session.
        log.info('session', 'the user could not be loaded', { reason: String(error) })
      }
    },
    signOut: () => endSession(db, endOnServer),
    async markEndTold() {
      try {
        await markEndTold(db)
      } catch (error) {
        log.info('session', 'its end may be told once more', { reason: String(error) })
      }
    },
  }
}
