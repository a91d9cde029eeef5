import { newId } from '#domain/newId.ts'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { putVersion } from './textVersions.ts'

export interface TextEdition {
  readonly id: string
  readonly text: string
  /** The edition that was changed; 0 for a text that is new here. */
  readonly follows: number
  /** Whose it was when it was opened; null for a new one. */
  readonly owner: string | null
}

/**
 * What became of an edition. `kept`: stored, as which edition and whose; `isBeside` where another tab had changed the text
 * too, and what that one had is a version now. `gone`: whoever wrote it has left this device. `too-long`: nothing is stored.
 */
export type KeptText =
  | {
      readonly kind: 'kept'
      readonly edition: number
      readonly owner: string
      readonly isBeside: boolean
    }
  | { readonly kind: 'gone' | 'too-long' }

/**
 * Stores a text as it was edited. What another tab has stored since the edition that this follows becomes a version, so that
 * neither is lost; a text that another tab has removed meanwhile is there again. Rejects with an `OfflineError`.
 */
export async function keepText(
  db: IskraDatabase,
  { id, text, follows, owner }: TextEdition,
): Promise<KeptText> {
  if (text.length > MOST_TEXT_CHARACTERS) return { kind: 'too-long' }
  return change(db, ['texts', 'textVersions', 'settings'], async (stores): Promise<KeptText> => {
    const present = await currentOwner(stores)
    const row = await stores.texts.get(id)
    // A guest's texts are the user's who has signed in meanwhile: then the row names them.
    if (row === undefined ? owner !== null && owner !== present : row.owner !== present)
      return { kind: 'gone' }
    const isBeside = row !== undefined && row.edition !== follows && row.text !== text
    if (isBeside) await putVersion(stores, row, 'other-tab')
    const now = Date.now()
    const edition = Math.max(row?.edition ?? 0, follows) + 1
    await stores.texts.put({
      id,
      owner: present,
      givenTitle: row?.givenTitle ?? null,
      text,
      edition,
      createdAt: row?.createdAt ?? now,
      changedAt: now,
    })
    return { kind: 'kept', edition, owner: present, isBeside }
  })
}

/** Stores a text that came whole, such as a file; resolves to its id. Rejects with an `OfflineError`. */
export async function addText(
  db: IskraDatabase,
  { text, title }: { readonly text: string; readonly title: string | null },
): Promise<string> {
  return change(db, ['texts', 'settings'], async (stores) => {
    const [id, owner, now] = [newId(), await currentOwner(stores), Date.now()]
    await stores.texts.put({ id, owner, givenTitle: title, text, edition: 1, createdAt: now, changedAt: now })
    return id
  })
}
