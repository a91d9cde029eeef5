import type { Scene } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'

/** A scene as others may see it: nothing of hidden layers, nor a text that might speak of them. */
export function sceneToShare(scene: Scene): Scene {
  const shown = scene.layers.filter(({ isHidden }) => !isHidden)
  if (shown.length === scene.layers.length) return scene
  const ids = new Set(shown.map(({ id }) => id))
  const [first] = scene.layers
  const layers = shown.length > 0 ? shown : first === undefined ? [] : [{ ...first, isHidden: false }]
  return soundScene({
    ...scene,
    layers,
    shapes: scene.shapes.filter(({ layer }) => ids.has(layer)),
    source: null,
  })
}
