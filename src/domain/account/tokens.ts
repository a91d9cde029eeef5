import * as z from 'zod/mini'

/**
 * The answer of a sign-in and of each refresh (specification part 2, section 3). `expires_in` is the access token's
 * life in seconds. The next refresh uses up the refresh token.
 */
export const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().check(z.positive()),
})

export type Tokens = z.infer<typeof tokensSchema>
