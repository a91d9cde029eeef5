import { sourceOfScene } from '#domain/scene/diagram/sourceOfScene.ts'
import { svgOfScene } from '#domain/scene/files/svgOfScene.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { LIGHT_COLOURS } from '../canvas/drawing/colours.ts'
import { TEXT_PX } from '../canvas/drawing/words.ts'
import type { Pictures } from '../canvas/pictures.ts'
import { measureWords } from '../text/measureWords.ts'

/** A drawing as an SVG that opens here again exactly; its pictures are in it. */
export async function svgOf(scene: Scene, pictures: Pictures): Promise<string> {
  const addresses = new Map<string, string>()
  for (const shape of scene.shapes) {
    const blob = shape.kind === 'picture' ? pictures.blobOf(shape.picture) : null
    if (shape.kind === 'picture' && blob !== null) addresses.set(shape.picture, await dataAddress(blob))
  }
  const { ground, tones } = LIGHT_COLOURS
  const area = (name: keyof typeof tones) => ({ line: tones[name].line, area: tones[name].fill })
  return svgOfScene(scene, {
    colours: {
      ink: area('ink'),
      grey: area('grey'),
      red: area('red'),
      orange: area('orange'),
      yellow: area('yellow'),
      green: area('green'),
      teal: area('teal'),
      blue: area('blue'),
      violet: area('violet'),
      pink: area('pink'),
    },
    background: ground,
    fontFamily: 'Figtree, system-ui, sans-serif',
    fontPx: TEXT_PX,
    measure: measureWords,
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
