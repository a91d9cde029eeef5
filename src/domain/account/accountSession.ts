import * as z from 'zod/mini'

/** One sign-in on one device, as its owner sees it. Times are ISO 8601. */
export const accountSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  /** How it was begun. */
  method: z.enum(['password', 'passkey']),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})

export const accountSessionsSchema = z.object({ sessions: z.array(accountSessionSchema) })

export type AccountSession = z.infer<typeof accountSessionSchema>
