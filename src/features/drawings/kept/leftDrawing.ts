import { tabTexts } from '#domain/browser/page/textStorage.ts'
import type { DrawingRow } from '#offline/drawings/drawingRows.ts'
import { mergeScenes } from '#offline/drawings/mergeScenes.ts'
import type { LeftDrawing } from './readLeftDrawing.ts'

// A browser may end a transaction that began while the page was going, so the last words before a reload would be lost.
// The tab's own storage is written at once.

const KEY = 'left-drawing'

/** Keeps it for this tab; one that is too large for its storage isn't. */
export function keepLeftDrawing(left: LeftDrawing): void {
  // What was kept of another one before is not to be taken for this.
  if (!tabTexts.write(KEY, JSON.stringify(left))) forgetLeftDrawing()
}

export function forgetLeftDrawing(): void {
  tabTexts.forget(KEY)
}

/**
 * What this tab had no time to store of a drawing, once, brought together with what is stored; null where that is newer.
 */
export async function takeLeftDrawing({
  id,
  owner,
  edition,
  scene,
}: DrawingRow): Promise<LeftDrawing | null> {
  const text = tabTexts.read(KEY)
  if (text === null) return null
  // Without the code that reads it, as without a network, the drawing opens as it is stored.
  const reader = await import('./readLeftDrawing.ts').catch(() => null)
  const left = reader?.readLeftDrawing(text) ?? null
  if (left === null || left.id !== id) return null
  forgetLeftDrawing()
  // One write may have been on its way when the page was left; behind another one all of it was stored.
  if (left.owner !== owner || edition > left.edition + 1) return null
  const isFollowed = edition !== left.edition
  return isFollowed
    ? { ...left, scene: mergeScenes({ base: left.base, ours: left.scene, theirs: scene }) }
    : left
}
