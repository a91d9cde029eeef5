import { read } from '#offline/change.ts'
import { database } from '#offline/openDatabase.ts'
import { readText } from '#offline/texts/readTexts.ts'
import { type OpenText, openText, type TextListener } from './openText.ts'
import { takeUpTexts } from './takeUpTexts.ts'

/**
 * Opens a text of this device, or begins a new one: the one that was just begun where its page was left before it had an
 * address. Null where there is none under the id. Rejects with an `OfflineError`.
 */
export async function openStoredText(
  id: string | undefined,
  listener: TextListener,
): Promise<OpenText | null> {
  const db = await database()
  const begun = await takeUpTexts(db)
  const wanted = id ?? begun
  if (wanted === null) return openText(db, null, listener)
  const row = await read(db, ['texts', 'settings'], (stores) => readText(stores, wanted))
  return row === null ? null : openText(db, row, listener)
}
