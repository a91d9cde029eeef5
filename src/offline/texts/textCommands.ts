import { newId } from '#domain/newId.ts'
import { MOST_TITLE_CHARACTERS } from '#domain/text/textBounds.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { readText } from './readTexts.ts'
import type { TextReworkRow, TextRow, TextVersionRow } from './textRows.ts'
import { readVersions } from './textVersions.ts'

/** Gives a text a title; an empty one makes its first line its title again. Rejects with an `OfflineError`. */
export async function renameText(db: IskraDatabase, id: string, title: string): Promise<void> {
  const given = title.trim().slice(0, MOST_TITLE_CHARACTERS).toWellFormed()
  await change(db, ['texts', 'settings'], async (stores) => {
    const row = await readText(stores, id)
    if (row !== null) await stores.texts.put({ ...row, givenTitle: given === '' ? null : given })
  })
}

/** Makes a second text of one, without its versions; resolves to its id, null where it is gone. Rejects with an `OfflineError`. */
export async function duplicateText(db: IskraDatabase, id: string, title: string): Promise<string | null> {
  return change(db, ['texts', 'settings'], async (stores) => {
    const row = await readText(stores, id)
    if (row === null) return null
    const [copyId, now] = [newId(), Date.now()]
    const givenTitle = title.slice(0, MOST_TITLE_CHARACTERS).toWellFormed()
    await stores.texts.put({ ...row, id: copyId, givenTitle, edition: 1, createdAt: now, changedAt: now })
    return copyId
  })
}

/** A text that was taken away, whole. */
export interface RemovedText {
  readonly row: TextRow
  readonly versions: readonly TextVersionRow[]
  readonly reworks: readonly TextReworkRow[]
}

/** Takes a text with its versions and answers away; resolves to what was taken, null where it was gone. Rejects with an `OfflineError`. */
export async function removeText(db: IskraDatabase, id: string): Promise<RemovedText | null> {
  return change(db, ['texts', 'textVersions', 'textReworks', 'settings'], async (stores) => {
    const row = await readText(stores, id)
    if (row === null) return null
    const versions = await readVersions(stores, id)
    await stores.texts.delete(id)
    await stores.textVersions.bulkDelete(versions.map((version) => version.id))
    const reworks = await stores.textReworks.where('textId').equals(id).toArray()
    await stores.textReworks.bulkDelete(reworks.map((rework) => rework.id))
    return { row, versions, reworks }
  })
}

/**
 * Puts back what was taken away. Nothing where its owner has left this device, or where the text is there again, because
 * another tab went on with it. Rejects with an `OfflineError`.
 */
export async function restoreText(db: IskraDatabase, { row, versions, reworks }: RemovedText): Promise<void> {
  await change(db, ['texts', 'textVersions', 'textReworks', 'settings'], async (stores) => {
    if (row.owner !== (await currentOwner(stores))) return
    await stores.textVersions.bulkPut([...versions])
    await stores.textReworks.bulkPut([...reworks])
    if ((await stores.texts.get(row.id)) === undefined) await stores.texts.put(row)
  })
}
