import { newId } from '#domain/newId.ts'
import { emptyScene } from '#domain/scene/newScene.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { addDrawingPicture, readDrawingPictures } from '#offline/drawings/drawingPictures.ts'
import type { DrawingRow, DrawingVersionReason } from '#offline/drawings/drawingRows.ts'
import { keepDrawingVersion } from '#offline/drawings/drawingVersions.ts'
import { keepDrawing, keepUnreadText } from '#offline/drawings/keepDrawing.ts'
import { mergeScenes } from '#offline/drawings/mergeScenes.ts'
import { readDrawing } from '#offline/drawings/readDrawings.ts'
import { createSteadyWriter, type Keeping } from '#offline/steadyWriter.ts'
import { watchQuery } from '#offline/watchQuery.ts'
import { createPictures, type Pictures } from '../canvas/pictures.ts'
import { createDrawing, type DrawingDocument } from '../document/drawingDocument.ts'
import { forgetLeftDrawing, keepLeftDrawing } from './leftDrawing.ts'
import type { LeftDrawing } from './readLeftDrawing.ts'

/** How an open drawing stands. */
export interface DrawingStanding {
  /** As this device has it; null before its first shape, and once it was removed. */
  readonly row: DrawingRow | null
  /** `gone`: it was removed, or whoever drew it has left this device. What is on the screen is all there is then. */
  readonly keeping: Keeping | 'gone'
}

export interface OpenDrawing {
  readonly id: string
  readonly document: DrawingDocument
  readonly pictures: Pictures
  readonly standing: ReadableStore<DrawingStanding>
  /** Stores now what isn’t yet. Never rejects. */
  readonly flush: () => Promise<void>
  /** The page is being left: stores what isn't yet, also where the browser leaves no time for it. Never rejects. */
  readonly leave: () => Promise<void>
  /** What was typed as its text and can't be read yet; null for nothing. */
  readonly unreadText: () => string | null
  /** The text of the drawing as it was when that was begun. */
  readonly unreadOver: () => string | null
  /** Keeps that, as the drawing itself is kept; `over` is the text of the drawing now. */
  readonly setUnreadText: (text: string | null, over: string | null) => void
  /** Stores what is on the screen although the drawing was removed. Never rejects. */
  readonly keepAgain: () => Promise<void>
  /** Keeps a version of what is on the screen; false where the device refuses. */
  readonly saveVersion: (reason: DrawingVersionReason) => Promise<boolean>
  /** Stores a picture of the drawing; resolves to why not where it is none, the drawing has too many, or the device refuses. */
  readonly addPicture: (
    blob: Blob,
  ) => Promise<
    | { readonly id: string; readonly width: number; readonly height: number }
    | 'DRAWING_FULL'
    | 'FILE_UNREADABLE'
    | 'NOT_KEPT'
  >
  readonly close: () => void
}

/** What an open drawing tells besides how it stands. */
export interface DrawingListener {
  /** The device refuses to store it: told once until it stores again. */
  readonly onRefused: () => void
}

/**
 * Opens a drawing: every change of it is stored within a second and when the page is left, and what other tabs store of it
 * is shown, brought together with what is drawn here. Null for `row` begins a new one of a kind, which is stored with its
 * first shape. `left`: what this tab had no time to store of it when the page was left.
 */
export function openDrawing(
  db: IskraDatabase,
  row: DrawingRow | null,
  kind: Scene['kind'],
  listener: DrawingListener,
  left: LeftDrawing | null = null,
): OpenDrawing {
  const id = row?.id ?? newId()
  const document = createDrawing(row?.scene ?? emptyScene(kind))
  const pictures = createPictures()
  const standing = createStore<DrawingStanding>({ row, keeping: 'kept' })
  let kept = document.scene()
  let edition = row?.edition ?? 0
  let owner = row?.owner ?? null
  let keptUnreadText = row?.unreadText ?? null
  let unreadText = left === null ? keptUnreadText : left.unreadText
  let unreadOver = left === null ? (row?.unreadOver ?? null) : left.unreadOver

  const present = () => document.scene()
  const isKept = () => present() === kept && unreadText === keptUnreadText
  const tell = (change: Partial<DrawingStanding>) => standing.set({ ...standing.getSnapshot(), ...change })

  const writer = createSteadyWriter<'gone'>({
    keeping: () => standing.getSnapshot().keeping,
    tell: (keeping) => tell({ keeping }),
    isKept,
    isEnded: () => standing.getSnapshot().keeping === 'gone',
    store: async () => (await storeScene()) ?? (await storeUnreadText()),
    onRefused: listener.onRefused,
    left: { putDown, forget: forgetLeftDrawing },
  })

  function putDown(): void {
    const { row: stored } = standing.getSnapshot()
    if (stored === null) return
    keepLeftDrawing({
      id,
      owner: stored.owner,
      edition,
      base: kept,
      scene: present(),
      unreadText,
      unreadOver,
    })
  }

  async function storeScene(): Promise<'gone' | null> {
    const scene = present()
    if (scene === kept) return null
    const result = await keepDrawing(db, { id, scene, base: kept, follows: edition, owner })
    if (result.kind === 'gone') return 'gone'
    ;({ edition, owner } = result)
    kept = scene
    if (result.scene !== scene) adopt(result.scene)
    return null
  }

  async function storeUnreadText(): Promise<'gone' | null> {
    const text = unreadText
    if (text === keptUnreadText) return null
    const written = await keepUnreadText(db, { id, scene: kept, owner, text, over: unreadOver })
    if (written === null) return 'gone'
    ;({ owner } = written)
    edition = Math.max(edition, 1)
    keptUnreadText = text
    return null
  }

  /** Takes over what is stored now; what is drawn here since stays. One undo goes back over it. */
  function adopt(theirs: Scene): void {
    const base = kept
    kept = theirs
    document.edit('other-tab', (ours) => (ours === base ? theirs : mergeScenes({ base, ours, theirs })))
  }

  const stopFollowing = document.subscribe(writer.changed)
  if (left !== null) {
    document.edit('left', () => left.scene)
    writer.changed()
  }
  const stopWatching = watchQuery(db, (stores) => readDrawing(stores, id), {
    next: (next) => void writer.after(async () => follow(next)),
    error: () => tell({ keeping: 'failed' }),
  })

  function follow(next: DrawingRow | null): void {
    if (next !== null && next.edition > edition) {
      edition = next.edition
      owner = next.owner
      adopt(next.scene)
      void loadPictures()
    }
    const wasThere = standing.getSnapshot().row !== null
    if (next === null && wasThere) tell({ row: null, keeping: 'gone' })
    if (next !== null) {
      // Back after it was removed: the same drawing goes on.
      const { keeping } = standing.getSnapshot()
      tell({ row: next, ...(keeping === 'gone' && { keeping: 'kept' }) })
      writer.changed()
    }
  }

  async function loadPictures(): Promise<void> {
    try {
      for (const { id: picture, blob } of await readDrawingPictures(db, id))
        if (pictures.blobOf(picture) === null) await pictures.add(picture, blob)
    } catch {
      // They stay grey; the drawing is there.
    }
  }
  void loadPictures()

  return {
    id,
    document,
    pictures,
    standing,
    flush: writer.flush,
    leave: writer.leave,
    unreadText: () => unreadText,
    unreadOver: () => unreadOver,
    setUnreadText(text, over) {
      if (text === null || unreadText === null) unreadOver = text === null ? null : over
      unreadText = text
      writer.changed()
    },
    async keepAgain() {
      kept = emptyScene(kind)
      keptUnreadText = null
      owner = null
      tell({ keeping: 'writing' })
      await writer.flush()
    },
    async saveVersion(reason) {
      await writer.flush()
      return keepDrawingVersion(db, { drawingId: id, scene: present(), reason }).then(
        () => true,
        () => false,
      )
    },
    async addPicture(blob) {
      try {
        const picture = await addDrawingPicture(db, id, blob)
        if (picture === null) return 'DRAWING_FULL'
        const size = await pictures.add(picture, blob)
        return size === null ? 'FILE_UNREADABLE' : { id: picture, ...size }
      } catch {
        return 'NOT_KEPT'
      }
    },
    close() {
      writer.close()
      stopFollowing()
      stopWatching()
      pictures.close()
    },
  }
}
