import * as z from 'zod/mini'

/**
 * What a sign-in and each refresh give (specification part 2, section 3). `expires_in` is the access token's
 * life in seconds. The refresh token is used up by the next refresh.
 */
export const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().check(z.positive()),
})

export type Tokens = z.infer<typeof tokensSchema>
