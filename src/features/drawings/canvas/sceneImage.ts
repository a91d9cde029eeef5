import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { grown } from '#domain/scene/geometry/rect.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { SceneColours } from './drawing/colours.ts'
import { drawScene } from './drawing/drawScene.ts'
import { createSceneSpace } from './sceneSpace.ts'
import { fitted, type Size } from './view.ts'

/** Around the drawing, px of it. */
const MARGIN = 32
/** No side of a picture is longer, px: what browsers can make. */
const LONGEST_SIDE = 8_192

export interface ImageLook {
  readonly colours: SceneColours
  readonly pictureOf?: (id: string) => CanvasImageSource | null
}

/** Draws a whole scene into a canvas of a size, in CSS px: a small picture of it. */
export function drawThumbnail(
  surface: HTMLCanvasElement,
  scene: Scene,
  size: Size,
  { colours, pictureOf = () => null }: ImageLook,
): void {
  const density = devicePixelRatio
  surface.width = Math.round(size.width * density)
  surface.height = Math.round(size.height * density)
  const context = surface.getContext('2d')
  const area = boundsOfScene(scene)
  if (context === null || area === null) return
  const view = fitted(grown(area, MARGIN / 2), size, 1, 4)
  const isSmall = view.zoom < 0.5
  drawScene(context, createSceneSpace(scene), view, {
    colours,
    isSketched: scene.isSketched,
    size,
    density,
    pictureOf,
    mayRoute: () => !isSmall || scene.shapes.length < 200,
  })
}

/** A whole scene as a PNG, twice as dense as it is drawn where that is possible; null for an empty one. */
export async function pngOfScene(
  scene: Scene,
  { colours, pictureOf = () => null }: ImageLook,
): Promise<Blob | null> {
  const bounds = boundsOfScene(scene)
  if (bounds === null) return null
  const area = grown(bounds, MARGIN)
  const density = Math.min(2, LONGEST_SIDE / Math.max(area.width, area.height))
  const surface = document.createElement('canvas')
  surface.width = Math.ceil(area.width * density)
  surface.height = Math.ceil(area.height * density)
  const context = surface.getContext('2d')
  if (context === null) return null
  context.fillStyle = colours.ground
  context.fillRect(0, 0, surface.width, surface.height)
  drawScene(
    context,
    createSceneSpace(scene),
    { x: -area.x, y: -area.y, zoom: 1 },
    {
      colours,
      isSketched: scene.isSketched,
      size: area,
      density,
      pictureOf,
    },
  )
  return new Promise((resolve) => surface.toBlob(resolve, 'image/png'))
}
