import { newId } from '#domain/newId.ts'
import { MOST_TEXT_VERSIONS, MOST_VERSION_CHARACTERS } from '#domain/text/textBounds.ts'
import { versionsToDrop } from '#domain/versionsToDrop.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import type { Readable, Stores } from '../stores.ts'
import type { TextRow, TextVersionReason, TextVersionRow } from './textRows.ts'

/** The versions of a text, the one kept last first. Reads alone, for a live query. */
export async function readVersions(
  stores: Readable<'textVersions'>,
  textId: string,
): Promise<readonly TextVersionRow[]> {
  const rows = await stores.textVersions.where('textId').equals(textId).toArray()
  return rows.toSorted((one, other) => other.keptAt - one.keptAt || (other.id > one.id ? 1 : -1))
}

/**
 * Keeps what a text was as a version. Nothing where that is empty, or what its newest version has; then one that was kept by
 * itself counts as saved once somebody asks for it. Nothing for a text that is gone. Rejects with an `OfflineError`.
 */
export async function keepVersion(
  db: IskraDatabase,
  { textId, text, reason }: Pick<TextVersionRow, 'textId' | 'text' | 'reason'>,
): Promise<void> {
  await change(db, ['texts', 'textVersions', 'settings'], async (stores) => {
    const row = await stores.texts.get(textId)
    if (row !== undefined && row.owner === (await currentOwner(stores)))
      await putVersion(stores, { ...row, text }, reason)
  })
}

/**
 * Puts a version back in place of the text, which is kept as a version itself. Nothing where either is gone. Rejects with
 * an `OfflineError`.
 */
export async function restoreVersion(db: IskraDatabase, versionId: string): Promise<void> {
  await change(db, ['texts', 'textVersions', 'settings'], async (stores) => {
    const version = await stores.textVersions.get(versionId)
    const row = version && (await stores.texts.get(version.textId))
    if (version === undefined || row === undefined || row.owner !== (await currentOwner(stores))) return
    await putVersion(stores, row, 'before-change')
    await stores.texts.put({ ...row, text: version.text, edition: row.edition + 1, changedAt: Date.now() })
  })
}

/** The same inside the caller's transaction. */
export async function putVersion(
  stores: Stores<'textVersions'>,
  { id: textId, owner, text }: TextRow,
  reason: TextVersionReason,
): Promise<void> {
  if (text.trim() === '') return
  const versions = await readVersions(stores, textId)
  const [newest] = versions
  if (newest?.text === text) {
    if (reason === 'saved') await stores.textVersions.put({ ...newest, reason })
    return
  }
  // A clock that was set back must not put it in front of older ones.
  const keptAt = Math.max(Date.now(), (newest?.keptAt ?? 0) + 1)
  const added = { id: newId(), owner, textId, text, reason, keptAt }
  await stores.textVersions.put(added)
  const dropped = versionsToDrop([added, ...versions], {
    most: MOST_TEXT_VERSIONS,
    mostCharacters: MOST_VERSION_CHARACTERS,
  })
  await stores.textVersions.bulkDelete(dropped.map(({ id }) => id))
}
