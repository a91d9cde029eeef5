import * as z from 'zod/mini'
import type { Readable, Stores } from '../stores.ts'

const READING_KEY = 'occasions-read'

const readingSchema = z.object({
  /** Whose account the dates of this device are in. */
  owner: z.string(),
  /** When it last answered, epoch ms; null before it has. */
  readAt: z.nullable(z.number()),
})

/** The last read of this device's dates from an account; null for a guest's. */
export type OccasionsReading = z.infer<typeof readingSchema>

export async function readReading(stores: Readable<'settings'>): Promise<OccasionsReading | null> {
  return z.safeParse(readingSchema, (await stores.settings.get(READING_KEY))?.value).data ?? null
}

export async function writeReading(stores: Stores<'settings'>, value: OccasionsReading): Promise<void> {
  await stores.settings.put({ key: READING_KEY, value })
}
