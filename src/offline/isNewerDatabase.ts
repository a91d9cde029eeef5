import { databaseEngine } from '#domain/browser/parts.ts'
import type { IskraDatabaseOptions } from './database.ts'
import { DATABASE_NAME } from './databaseName.ts'
import { VERSIONS } from './migrations/migrations.ts'

/**
 * True when the database was made by a newer version of the product. Asked before it is opened: Dexie would add to a
 * newer database what this version misses in it.
 */
export async function isNewerDatabase({
  name = DATABASE_NAME,
  indexedDB,
}: IskraDatabaseOptions): Promise<boolean> {
  try {
    const engine = indexedDB ?? databaseEngine()
    const found = (await engine?.databases())?.find((one) => one.name === name)
    // Dexie counts its versions in tenths of the engine's.
    return Math.floor((found?.version ?? 0) / 10) > VERSIONS.length
  } catch {
    // A browser that doesn't tell, or refuses: opening it will show.
    return false
  }
}
