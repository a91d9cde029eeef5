import { sourceOfScene } from '#domain/scene/diagram/sourceOfScene.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import type { Pictures } from '../canvas/pictures.ts'
import { measureIn } from '../text/measureWords.ts'
import { svgOfScene } from './svgOfScene.ts'

/** A drawing as an SVG that opens here again exactly; its pictures are in it. */
export async function svgOf(scene: Scene, pictures: Pictures): Promise<string> {
  const addresses = new Map<string, string>()
  for (const shape of scene.shapes) {
    const blob = shape.kind === 'picture' ? pictures.blobOf(shape.picture) : null
    if (shape.kind === 'picture' && blob !== null) addresses.set(shape.picture, await dataAddress(blob))
  }
  return svgOfScene(scene, {
    colours: LIGHT_COLOURS,
    measure: measureIn,
    pictureOf: (id) => addresses.get(id) ?? null,
  })
}

/** Its text; made for one that has none. */
export const mermaidOf = (scene: Scene): string => scene.source ?? sourceOfScene(scene)

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
}
