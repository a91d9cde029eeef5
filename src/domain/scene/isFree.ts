import type { Scene, Shape } from './sceneSchema.ts'

/** Tells which shapes of a scene a hand may change: neither they nor their layers are locked. */
export function freeShapes({ layers }: Pick<Scene, 'layers'>): (shape: Shape) => boolean {
  const lockedLayers = new Set(layers.flatMap(({ id, isLocked }) => (isLocked ? [id] : [])))
  return ({ locked, layer }) => !locked && !lockedLayers.has(layer)
}
