import { exampleTokens } from '#api/product/testing/memoryTokens.ts'
import type { Tokens } from '#domain/account/tokens.ts'

/** Tokens in the form that our server gives them; `word` tells them from others. */
export function tokensOf(word: string): Tokens {
  return exampleTokens({
    access_token: `access-${word}`,
    refresh_token: `session-of-${word}.1.secret-${word}`,
  })
}
