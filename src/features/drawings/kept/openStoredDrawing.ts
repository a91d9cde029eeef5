import type { Scene } from '#domain/scene/sceneSchema.ts'
import { read } from '#offline/change.ts'
import { readDrawing } from '#offline/drawings/readDrawings.ts'
import { database } from '#offline/openDatabase.ts'
import { takeLeftDrawing } from './leftDrawing.ts'
import { type DrawingListener, type OpenDrawing, openDrawing } from './openDrawing.ts'

/**
 * Opens a drawing of this device, or begins a new one of a kind; null where there is none under the id. Rejects with an
 * `OfflineError`.
 */
export async function openStoredDrawing(
  id: string | undefined,
  kind: Scene['kind'],
  listener: DrawingListener,
): Promise<OpenDrawing | null> {
  const db = await database()
  if (id === undefined) return openDrawing(db, null, kind, listener)
  const row = await read(db, ['drawings', 'settings'], (stores) => readDrawing(stores, id))
  return row === null ? null : openDrawing(db, row, kind, listener, await takeLeftDrawing(row))
}
