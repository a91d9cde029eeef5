import type { Scene, Shape } from './sceneSchema.ts'

/**
 * Puts another shape in the place of each that `change` gives a new one for; the same scene where it gives every shape
 * back as it was.
 */
export function changeShapes(scene: Scene, change: (shape: Shape) => Shape): Scene {
  let isChanged = false
  const shapes = scene.shapes.map((shape) => {
    const next = change(shape)
    if (next !== shape) isChanged = true
    return next
  })
  return isChanged ? { ...scene, shapes } : scene
}
