import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import {
  bringDrawingBack,
  duplicateDrawing,
  removeDrawing,
  renameDrawing,
} from '#offline/drawings/drawingCommands.ts'
import { addDrawing } from '#offline/drawings/keepDrawing.ts'
import { restoreDrawingVersion } from '#offline/drawings/drawingVersions.ts'
import { database } from '#offline/openDatabase.ts'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'

// What a press does to stored drawings, and what is said of it. Comes with the first press.

const unchanged = (i18n: I18n) => tellNotKept(i18n, i18n._(msg`Nic się nie zmieniło`))

/**
 * Stores a scene that came whole, with its pictures, as a drawing; resolves to its id, null where it can’t be kept, which
 * is said.
 */
export async function keepScene(
  i18n: I18n,
  scene: Scene,
  title: string | null,
  pictures: ReadonlyMap<string, Blob> = new Map(),
): Promise<string | null> {
  try {
    return await addDrawing(await database(), { scene, title, pictures })
  } catch {
    tellNotKept(i18n, i18n._(msg`Rysunek nie zapisał się`))
    return null
  }
}

/** Makes a second drawing of one; resolves to its id, null where nothing was stored, which is said. */
export async function copyStored(i18n: I18n, id: string, title: string): Promise<string | null> {
  try {
    return await duplicateDrawing(await database(), id, i18n._(msg`${title} (kopia)`))
  } catch {
    unchanged(i18n)
    return null
  }
}

/** Gives a drawing a title, or with an empty one none. Says where that wasn’t stored. */
export async function giveTitle(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    await renameDrawing(await database(), id, title)
  } catch {
    unchanged(i18n)
  }
}

/** Takes a drawing away and offers to bring it back. */
export async function dropDrawing(i18n: I18n, id: string, title: string): Promise<void> {
  try {
    const db = await database()
    const removed = await removeDrawing(db, id)
    if (removed === null) return
    const bringBack = () => bringDrawingBack(db, removed).catch(() => unchanged(i18n))
    showToast({
      type: 'info',
      title: i18n._(msg`Usunięto rysunek`),
      message: title,
      action: { label: i18n._(msg`Cofnij`), onAction: () => void bringBack() },
    })
  } catch {
    unchanged(i18n)
  }
}

/** Puts a version in place of its drawing, and says so. */
export async function goBackTo(i18n: I18n, versionId: string): Promise<void> {
  try {
    await restoreDrawingVersion(await database(), versionId)
    showToast({
      type: 'success',
      title: i18n._(msg`Przywrócono wersję`),
      message: i18n._(msg`To, co było przed chwilą, też jest w wersjach.`),
    })
  } catch {
    unchanged(i18n)
  }
}
