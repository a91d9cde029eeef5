import type { StoredTokens, TokenStore } from '#api/product/tokenStore.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import { newId } from '#domain/newId.ts'
import { heldTokens } from './tokenStore.ts'

/** New tokens that aren't stored yet: with them their user is read, before this device changes hands. */
export function newTokens(tokens: Tokens): { readonly store: TokenStore; present(): Tokens } {
  let given = tokens
  let stored: StoredTokens | null = { ...heldTokens(tokens), signInId: newId(), version: 1 }
  return {
    present: () => given,
    store: {
      read: () => Promise.resolve(stored),
      replace(before, next) {
        if (stored === null || stored.version !== before.version) return Promise.resolve(false)
        given = next
        stored = { ...stored, ...heldTokens(next), version: stored.version + 1 }
        return Promise.resolve(true)
      },
      expire() {
        stored = null
        return Promise.resolve()
      },
    },
  }
}
