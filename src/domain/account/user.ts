import * as z from 'zod/mini'

/**
 * The signed-in user, as `GET /auth/me` answers (specification part 2, section 3). `created_at` is ISO 8601. The name
 * and the public user name are our additions, needed by profiles; null until chosen.
 */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  role: z.string(),
  is_verified: z.boolean(),
  created_at: z.string(),
  total_generations: z.int().check(z.nonnegative()),
  total_credits_used: z.int().check(z.nonnegative()),
  display_name: z.nullable(z.string()),
  username: z.nullable(z.string()),
})

export type User = z.infer<typeof userSchema>
