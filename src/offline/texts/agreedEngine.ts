import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Readable } from '../stores.ts'

const KEY = 'agreed-text-engine'

/** Whether the person has agreed that parts of their texts are sent to a text engine, by its name. Reads alone. */
export async function hasAgreedTo(stores: Readable<'settings'>, engine: string): Promise<boolean> {
  return (await stores.settings.get(KEY))?.value === engine
}

/** Remembers that the person has agreed to it. Rejects with an `OfflineError`. */
export async function agreeTo(db: IskraDatabase, engine: string): Promise<void> {
  await change(db, ['settings'], (stores) => stores.settings.put({ key: KEY, value: engine }))
}
