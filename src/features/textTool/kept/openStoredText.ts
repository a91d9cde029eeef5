import { read } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { readText } from '#offline/texts/readTexts.ts'
import { type OpenText, openText, type TextListener } from './openText.ts'

/** Opens a text of this device, or begins a new one; null where there is none under the id. Rejects with an `OfflineError`. */
export async function openStoredText(
  id: string | undefined,
  listener: TextListener,
): Promise<OpenText | null> {
  const db = await database()
  if (id === undefined) return openText(db, null, listener)
  const row = await read(db, ['texts', 'settings'], (stores) => readText(stores, id))
  return row === null ? null : openText(db, row, listener)
}
