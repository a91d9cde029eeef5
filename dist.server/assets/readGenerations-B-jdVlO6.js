import { a as isEnded } from './generation-BQW4xyj3.js'
import { n as deviceStats } from './useGenerations-C3rh-Lng.js'
// src/offline/generation/readGenerations.ts
/** Reads alone, so that a live query may ask. */
async function readGenerations(db) {
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
export { readGenerations }
