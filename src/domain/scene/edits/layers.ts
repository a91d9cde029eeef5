import { changeShapes } from '../changeShapes.ts'
import { LONGEST_TEXT, MOST_LAYERS } from '../sceneLimits.ts'
import type { Layer, Scene } from '../sceneSchema.ts'
import { withoutShapes } from './removeShapes.ts'

/** Adds a layer on top; the same scene where there are as many as can be. */
export function addLayer(scene: Scene, id: string, name: string): Scene {
  if (scene.layers.length >= MOST_LAYERS || scene.layers.some((layer) => layer.id === id)) return scene
  const layer = { id, name: name.slice(0, LONGEST_TEXT), isHidden: false, isLocked: false }
  return { ...scene, layers: [...scene.layers, layer] }
}

/** Renames, hides, shows, locks or frees a layer. */
export function changeLayer(scene: Scene, id: string, change: Partial<Omit<Layer, 'id'>>): Scene {
  const at = scene.layers.findIndex((layer) => layer.id === id)
  const layer = scene.layers[at]
  if (layer === undefined) return scene
  const next = { ...layer, ...change }
  const cut = { ...next, name: next.name.slice(0, LONGEST_TEXT) }
  const isSame = cut.name === layer.name && cut.isHidden === layer.isHidden && cut.isLocked === layer.isLocked
  return isSame ? scene : { ...scene, layers: scene.layers.with(at, cut) }
}

/** Lays a layer at another place among the layers; 0 is the lowest. */
export function moveLayer(scene: Scene, id: string, to: number): Scene {
  const layer = scene.layers.find((each) => each.id === id)
  if (layer === undefined) return scene
  const others = scene.layers.filter((each) => each !== layer)
  const layers = others.toSpliced(Math.max(0, to), 0, layer)
  return layers.every((each, at) => each === scene.layers[at]) ? scene : { ...scene, layers }
}

/** Takes a layer out with its shapes and the lines that hang on them. The last one stays. */
export function removeLayer(scene: Scene, id: string): Scene {
  const layers = scene.layers.filter((layer) => layer.id !== id)
  if (layers.length === 0 || layers.length === scene.layers.length) return scene
  const gone = new Set(scene.shapes.flatMap((shape) => (shape.layer === id ? [shape.id] : [])))
  return { ...withoutShapes(scene, gone), layers }
}

/** Lays shapes on another layer. */
export function moveToLayer(scene: Scene, ids: ReadonlySet<string>, layer: string): Scene {
  if (!scene.layers.some(({ id }) => id === layer)) return scene
  return changeShapes(scene, (shape) =>
    ids.has(shape.id) && shape.layer !== layer ? { ...shape, layer } : shape,
  )
}
