import { newId } from '#domain/newId.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import type { DrawingRow } from './drawingRows.ts'
import { mergeScenes } from './mergeScenes.ts'

export interface DrawingEdition {
  readonly id: string
  readonly scene: Scene
  /** The edition that was changed; 0 for a drawing that is new here. */
  readonly follows: number
  /** The scene of that edition; null for a new one. */
  readonly base: Scene | null
  /** Whose it was when it was opened; null for a new one. */
  readonly owner: string | null
}
import { withPictures } from './withPictures.ts'

/**
 * What became of an edition. `kept`: stored, as which edition and whose, and what is stored now: another tab's changes are
 * in it too. `gone`: whoever drew it has left this device.
 */
export type KeptDrawing =
  | { readonly kind: 'kept'; readonly edition: number; readonly owner: string; readonly scene: Scene }
  | { readonly kind: 'gone' }

/**
 * Stores a drawing as it was edited. What another tab has stored since the edition that this follows is brought together
 * with it shape by shape; a drawing that another tab has removed meanwhile is there again. Rejects with an `OfflineError`.
 */
export async function keepDrawing(
  db: IskraDatabase,
  { id, scene, follows, base, owner }: DrawingEdition,
): Promise<KeptDrawing> {
  return change(db, ['drawings', 'settings'], async (stores): Promise<KeptDrawing> => {
    const present = await currentOwner(stores)
    const row = await stores.drawings.get(id)
    // A guest's drawings are the user's who has signed in meanwhile: then the row names them.
    if (row === undefined ? owner !== null && owner !== present : row.owner !== present)
      return { kind: 'gone' }
    const isOvertaken = row !== undefined && row.edition !== follows
    const kept = isOvertaken
      ? mergeScenes({ base: base ?? row.scene, ours: scene, theirs: row.scene })
      : scene
    const now = Date.now()
    const edition = Math.max(row?.edition ?? 0, follows) + 1
    await stores.drawings.put({
      id,
      owner: present,
      kind: kept.kind,
      givenTitle: row?.givenTitle ?? null,
      scene: kept,
      edition,
      createdAt: row?.createdAt ?? now,
      changedAt: now,
      ...(row?.unreadText !== undefined && { unreadText: row.unreadText }),
      ...(row?.unreadOver !== undefined && { unreadOver: row.unreadOver }),
    })
    return { kind: 'kept', edition, owner: present, scene: kept }
  })
}

/**
 * Stores what was typed as a drawing's text and can't be read yet, or forgets it for null; a drawing without a shape is
 * begun by it. Its edition stays. Resolves to the row; null where whoever drew it has left this device. Rejects with an
 * `OfflineError`.
 */
export async function keepUnreadText(
  db: IskraDatabase,
  {
    id,
    scene,
    owner,
    text,
    over,
  }: Pick<DrawingEdition, 'id' | 'scene' | 'owner'> & {
    readonly text: string | null
    /** The drawing's text as it was when this was begun. */
    readonly over: string | null
  },
): Promise<DrawingRow | null> {
  return change(db, ['drawings', 'settings'], async (stores) => {
    const present = await currentOwner(stores)
    const row = await stores.drawings.get(id)
    if (row === undefined ? owner !== null : row.owner !== present) return null
    const now = Date.now()
    const begun = {
      id,
      owner: present,
      kind: scene.kind,
      givenTitle: null,
      scene,
      edition: 1,
      createdAt: now,
    }
    const { unreadText: _text, unreadOver: _over, ...rest }: DrawingRow = row ?? { ...begun, changedAt: now }
    const unread = { unreadText: text ?? '', ...(over !== null && { unreadOver: over }) }
    const next: DrawingRow = text === null ? rest : { ...rest, changedAt: now, ...unread }
    await stores.drawings.put(next)
    return next
  })
}

/** A drawing that comes whole, such as a file or a shared one, with its pictures by the ids that its scene names them by. */
export interface NewDrawing {
  readonly scene: Scene
  readonly title: string | null
  readonly pictures?: ReadonlyMap<string, Blob>
}

/** Stores a drawing that came whole; resolves to its id. Rejects with an `OfflineError`. */
export async function addDrawing(
  db: IskraDatabase,
  { scene, title, pictures = new Map() }: NewDrawing,
): Promise<string> {
  return change(db, ['drawings', 'drawingPictures', 'settings'], async (stores) => {
    const [id, owner, now] = [newId(), await currentOwner(stores), Date.now()]
    // Where it comes from may be on this device, too: each drawing has pictures of its own.
    const ids = new Map(Array.from(pictures.keys(), (picture) => [picture, newId()]))
    await stores.drawings.put({
      id,
      owner,
      kind: scene.kind,
      givenTitle: title,
      scene: withPictures(scene, ids),
      edition: 1,
      createdAt: now,
      changedAt: now,
    })
    await stores.drawingPictures.bulkPut(
      [...pictures].map(([picture, blob]) => ({
        id: ids.get(picture) ?? picture,
        owner,
        drawingId: id,
        blob,
      })),
    )
    return id
  })
}
