import type { TokenStore } from '#api/product/tokenStore.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { userOwner } from './owners.ts'
import type { HeldTokens } from './sessionRow.ts'
import { readSessionRow, writeSessionRow } from './storedSession.ts'

/** The tokens of the signed-in user on this device, for every tab and the worker. */
export function sessionTokens(db: IskraDatabase): TokenStore {
  return tokensWhere(db, () => true)
}

/** The tokens of one owner alone: one person's queued intents are never sent under the name of the next. */
export function ownerTokens(db: IskraDatabase, owner: string): TokenStore {
  return tokensWhere(db, (userId) => userOwner(userId) === owner)
}

function tokensWhere(db: IskraDatabase, isMeant: (userId: string) => boolean): TokenStore {
  return {
    read: () =>
      read(db, ['session'], async (stores) => {
        const { held, version } = await readSessionRow(stores)
        if (held === null || !isMeant(held.userId)) return null
        return { ...held.tokens, signInId: held.signInId, version }
      }),
    replace: (before, next) =>
      change(db, ['session'], async (stores) => {
        const { held, version } = await readSessionRow(stores)
        if (held === null || version !== before.version) return false
        await writeSessionRow(stores, { held: { ...held, tokens: heldTokens(next) }, ended: null })
        return true
      }),
    expire: (before) =>
      change(db, ['session'], async (stores) => {
        const { version } = await readSessionRow(stores)
        if (version !== before.version) return
        await writeSessionRow(stores, { held: null, ended: { end: 'expired', isTold: false } })
      }),
  }
}

/** An answer with tokens in the form that is kept. */
export function heldTokens(tokens: Tokens): HeldTokens {
  return { ...tokens, expiresAt: Date.now() + tokens.expires_in * 1_000 }
}
