import { database } from '#offline/openDatabase.ts'
import { keepPlace, readPlace } from '#offline/reading/readingPlaces.ts'

/** The section where the reader left this article; null where they haven't begun, or are done. */
export async function placeBefore(path: string): Promise<string | null> {
  return readPlace(await database(), path)
}

/** Remembers it; null forgets it. */
export async function rememberPlace(path: string, section: string | null): Promise<void> {
  await keepPlace(await database(), path, section)
}
