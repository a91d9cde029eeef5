import { newId } from '#domain/newId.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import type { Readable, Stores } from '../stores.ts'
import type { DrawingRow, DrawingVersionReason, DrawingVersionRow } from './drawingRows.ts'

/** Versions that are kept of one drawing. */
export const MOST_DRAWING_VERSIONS = 30
/** Shapes that all versions of one drawing may have together: what every open page can copy. */
export const MOST_VERSION_SHAPES = 30_000

/** The versions of a drawing, the one kept last first. Reads alone, for a live query. */
export async function readDrawingVersions(
  stores: Readable<'drawingVersions'>,
  drawingId: string,
): Promise<readonly DrawingVersionRow[]> {
  const rows = await stores.drawingVersions.where('drawingId').equals(drawingId).toArray()
  return rows.toSorted((one, other) => other.keptAt - one.keptAt || (other.id > one.id ? 1 : -1))
}

export interface VersionToKeep {
  readonly drawingId: string
  readonly scene: Scene
  readonly reason: DrawingVersionReason
}

/**
 * Keeps what a drawing was as a version. Nothing where it is empty, what its newest version has, or gone. Rejects with an
 * `OfflineError`.
 */
export async function keepDrawingVersion(db: IskraDatabase, version: VersionToKeep): Promise<void> {
  await change(db, ['drawings', 'drawingVersions', 'settings'], async (stores) => {
    const row = await stores.drawings.get(version.drawingId)
    if (row !== undefined && row.owner === (await currentOwner(stores)))
      await putVersion(stores, { ...row, scene: version.scene }, version.reason)
  })
}

/**
 * Puts a version back in place of the drawing, which is kept as a version itself. Nothing where either is gone. Rejects
 * with an `OfflineError`.
 */
export async function restoreDrawingVersion(db: IskraDatabase, versionId: string): Promise<void> {
  await change(db, ['drawings', 'drawingVersions', 'settings'], async (stores) => {
    const version = await stores.drawingVersions.get(versionId)
    const row = version && (await stores.drawings.get(version.drawingId))
    if (version === undefined || row === undefined || row.owner !== (await currentOwner(stores))) return
    await putVersion(stores, row, 'before-change')
    await stores.drawings.put({
      ...row,
      scene: version.scene,
      kind: version.scene.kind,
      edition: row.edition + 1,
      changedAt: Date.now(),
    })
  })
}

async function putVersion(
  stores: Stores<'drawingVersions'>,
  { id: drawingId, owner, scene }: DrawingRow,
  reason: DrawingVersionReason,
): Promise<void> {
  if (scene.shapes.length === 0) return
  const versions = await readDrawingVersions(stores, drawingId)
  const [newest] = versions
  if (newest !== undefined && JSON.stringify(newest.scene) === JSON.stringify(scene)) {
    if (reason === 'saved') await stores.drawingVersions.put({ ...newest, reason })
    return
  }
  // A clock that was set back must not put it in front of older ones.
  const keptAt = Math.max(Date.now(), (newest?.keptAt ?? 0) + 1)
  const added = { id: newId(), owner, drawingId, scene, reason, keptAt }
  await stores.drawingVersions.put(added)
  await stores.drawingVersions.bulkDelete(versionsTooMany([added, ...versions]).map(({ id }) => id))
}

/** Which versions, the newest first, are too many: the oldest that nobody has asked for, then the oldest. Never the newest. */
export function versionsTooMany<Version extends Pick<DrawingVersionRow, 'reason' | 'scene'>>(
  versions: readonly Version[],
): readonly Version[] {
  const older = versions.slice(1).toReversed()
  const order = [
    ...older.filter(({ reason }) => reason !== 'saved'),
    ...older.filter(({ reason }) => reason === 'saved'),
  ]
  let count = versions.length
  let shapes = versions.reduce((sum, { scene }) => sum + scene.shapes.length, 0)
  const dropped: Version[] = []
  for (const version of order) {
    if (count <= MOST_DRAWING_VERSIONS && shapes <= MOST_VERSION_SHAPES) break
    dropped.push(version)
    count -= 1
    shapes -= version.scene.shapes.length
  }
  return dropped
}
