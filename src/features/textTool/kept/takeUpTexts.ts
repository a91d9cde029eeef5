import type { IskraDatabase } from '#offline/database.ts'
import { keepText } from '#offline/texts/keepText.ts'
import { leftTexts } from '#services/leftWork.ts'

/**
 * Stores the texts whose pages were left before they were stored. Resolves to the id of one that had never been stored
 * before, null where there is none. Never rejects: what the device refuses now is tried again with the next opening.
 */
export async function takeUpTexts(db: IskraDatabase): Promise<string | null> {
  let begun: string | null = null
  for (const { id, owner, follows, content } of leftTexts.all()) {
    try {
      // Whoever left this device took their texts along.
      const result = await keepText(db, { id, text: content, follows, owner })
      if (result.kind === 'kept' && follows === 0) begun = id
      leftTexts.forget(id)
    } catch {
      continue
    }
  }
  return begun
}
