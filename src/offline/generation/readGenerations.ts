import { isEnded } from '#domain/generation/generation.ts'
import type { GenerationStats } from '#domain/generation/archive.ts'
import type { IskraDatabase } from '../database.ts'
import { deviceStats } from './deviceStats.ts'
import type { GenerationRow } from './generationRow.ts'

/** The generations of this device's present user. */
export interface DeviceGenerations {
  /** Running and unconfirmed ones, oldest first. */
  readonly queue: readonly GenerationRow[]
  /** Ended ones, latest first. */
  readonly history: readonly GenerationRow[]
  /** Of this history; the archive's are the server's. */
  readonly stats: GenerationStats
}

/** Reads alone, so that a live query may ask. */
export async function readGenerations(db: IskraDatabase): Promise<DeviceGenerations> {
  const rows = await db.generations.toArray()
  const ended = rows.filter((row) => isEnded(row.status))
  return {
    queue: rows
      .filter((row) => !isEnded(row.status))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
    history: ended.toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? '')),
    stats: deviceStats(ended),
  }
}
