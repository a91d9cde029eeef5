import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Readable } from '../stores.ts'

const PLACES_KEY = 'reading-places'

/** The most unfinished articles that are remembered; those read longest ago are forgotten. */
export const MOST_PLACES = 100

const placesSchema = z.array(z.object({ path: z.string(), section: z.string() }))

async function readPlaces(stores: Readable<'settings'>) {
  return z.safeParse(placesSchema, (await stores.settings.get(PLACES_KEY))?.value).data ?? []
}

/** The section where the reader left the article at a path; null where they haven't begun, or are done. */
export async function readPlace(stores: Readable<'settings'>, path: string): Promise<string | null> {
  return (await readPlaces(stores)).find((place) => place.path === path)?.section ?? null
}

/** Remembers the section of an article; null forgets it. Rejects with an `OfflineError`, and then nothing has changed. */
export function keepPlace(db: IskraDatabase, path: string, section: string | null): Promise<void> {
  return change(db, ['settings'], async (stores) => {
    const others = (await readPlaces(stores)).filter((place) => place.path !== path)
    const value = section === null ? others : [{ path, section }, ...others].slice(0, MOST_PLACES)
    await stores.settings.put({ key: PLACES_KEY, value })
  })
}
