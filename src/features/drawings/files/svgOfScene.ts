import { shortNumber, svgElement, svgFile } from '#domain/scene/files/svgFile.ts'
import { encodedXml } from '#domain/scene/files/xml.ts'
import { boundsOfScene } from '#domain/scene/geometry/bounds.ts'
import { grown, middleOf } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import type { Picture, Scene, Shape } from '#domain/scene/sceneSchema.ts'
import type { SceneColours } from '../canvas/drawing/colours.ts'
import { drawShape } from '../canvas/drawing/drawScene.ts'
import { FAMILY } from '../canvas/drawing/words.ts'
import { createSceneSpace } from '../canvas/sceneSpace.ts'
import { svgSurface } from './svgSurface.ts'

/** How a file looks. */
export interface SvgLook {
  readonly colours: SceneColours
  /** How wide words are in a font, px. */
  readonly measure: (words: string, font: string) => number
  /** A picture's bytes as an address of data; null where they aren't known. */
  readonly pictureOf: (id: string) => string | null
}

/** Around the drawing, px of it. */
const MARGIN = 32
const EMPTY = { x: 0, y: 0, width: 0, height: 0 }

/** A drawing as a file that shows what the canvas shows, and opens here again exactly. */
export function svgOfScene(scene: Scene, { colours, measure, pictureOf }: SvgLook): string {
  const area = grown(boundsOfScene(scene) ?? EMPTY, MARGIN)
  const space = createSceneSpace(scene)
  const surface = svgSurface(measure)
  const look = { colours, isSketched: scene.isSketched, zoom: 1 }
  function drawn(shape: Shape): string {
    if (shape.kind === 'picture') return drawnPicture(shape, pictureOf(shape.picture), colours)
    drawShape(surface, space, shape, look)
    const elements = surface.take()
    const isLink = shape.kind === 'box' && /^https?:\/\//u.test(shape.link)
    return isLink && elements !== '' ? svgElement('a', { href: shape.link }, elements) : elements
  }
  const ground = svgElement('rect', { ...area, fill: colours.ground })
  const shapes = space.shapesIn(area).map(drawn).filter(Boolean)
  return svgFile(scene, area, svgElement('g', { 'font-family': FAMILY }, [ground, ...shapes].join('\n')))
}

function transformOf(picture: Picture): string | undefined {
  const [rotation, middle] = [rotationOf(picture), middleOf(picture)]
  return rotation === 0 ? undefined : `rotate(${[rotation, middle.x, middle.y].map(shortNumber).join(' ')})`
}

function drawnPicture(shape: Picture, href: string | null, { tones }: SceneColours): string {
  const { x, y, width, height, picture, text } = shape
  const area = { x, y, width, height, transform: transformOf(shape) }
  const title = svgElement('title', {}, encodedXml(text))
  return href === null
    ? svgElement('rect', { ...area, fill: tones.grey.fill }, title)
    : svgElement('image', { ...area, href, preserveAspectRatio: 'none', 'data-picture': picture }, title)
}
