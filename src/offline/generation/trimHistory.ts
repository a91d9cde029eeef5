import { isEnded } from '#domain/generation/generation.ts'
import type { Stores } from '../stores.ts'

/** Keeps the newest ended generations on this device, inside the caller's transaction. The archive has them all. */
export async function trimHistory(stores: Stores<'generations'>, most: number): Promise<void> {
  const ended = await stores.generations.filter((row) => isEnded(row.status)).sortBy('endedAt')
  const surplus = ended.slice(0, Math.max(0, ended.length - most))
  await stores.generations.bulkDelete(surplus.map((row) => row.refCode))
}
