import * as z from 'zod/mini'

/** Lower-case letters without Polish marks, digits and single hyphens: it is part of an address. */
export const USERNAME = /^[a-z0-9](?:-?[a-z0-9]){2,29}$/

/** The user's own profile. `username` is null until one is chosen; then the profile has its public address. */
export const profileSchema = z.object({
  display_name: z.string(),
  username: z.nullable(z.string()),
  bio: z.string(),
  /** Whether the public page shows the profile; else it looks like a missing one. */
  is_public: z.boolean(),
})

/** `PATCH /account/profile`: missing fields stay as they are. */
export const profileChangeSchema = z.object({
  display_name: z.optional(z.string().check(z.maxLength(80))),
  username: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  bio: z.optional(z.string().check(z.maxLength(500))),
  is_public: z.optional(z.boolean()),
})

/** The public part of a profile. `created_at` is ISO 8601. */
export const publicProfileSchema = z.object({
  username: z.string(),
  display_name: z.string(),
  bio: z.string(),
  created_at: z.string(),
  total_generations: z.int().check(z.nonnegative()),
})

export type Profile = z.infer<typeof profileSchema>
export type ProfileChange = z.infer<typeof profileChangeSchema>
export type PublicProfile = z.infer<typeof publicProfileSchema>
