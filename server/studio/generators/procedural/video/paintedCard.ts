import { mix } from '#server/platform/media/brushes/colour.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import { cardColours, planCard, setLines, voiceOf } from '../picture/card.ts'
import { composeScene } from '../scene/compose.ts'
import type { Sheet } from '../scene/scene.ts'
import type { FilmStage, Sheetlet } from './filmStage.ts'

/** A card with the scene on it and the words beside it; without words the scene fills it. */
export function paintCard(
  { sheet, painter, words, onPainted }: FilmStage,
  wide: number,
  ratio: number,
): Sheetlet {
  const [width, height] = [Math.round(wide), Math.round(wide / ratio)]
  const layer = newLayer(width, height)
  const { pen } = layer
  const { paper, ink } = cardColours(sheet.tones)
  pen.beginPath()
  pen.roundRect(0, 0, width, height, width * 0.012)
  pen.clip()
  pen.fillStyle = paper
  pen.fillRect(0, 0, width, height)
  const plan = planCard(width, height)
  const place = words.length === 0 ? { x: 0, y: 0, width, height } : plan.picture
  const picture: Sheet = { ...sheet, width: Math.round(place.width), height: Math.round(place.height) }
  const scene = newLayer(picture.width, picture.height)
  painter.ground(scene.pen, picture)
  const sprites = composeScene(picture)
  for (const [index, sprite] of sprites.entries()) {
    onPainted(index / sprites.length)
    painter.sprite(scene.pen, sprite, picture)
  }
  painter.finish(scene, picture)
  pen.drawImage(scene.canvas, place.x, place.y)
  if (words.length > 0) setLines(pen, words, plan.words, voiceOf(sheet.brief), ink, height * 0.16)
  pen.strokeStyle = mix(paper, sheet.tones.deep, 0.25)
  pen.lineWidth = Math.max(1, width * 0.002)
  pen.beginPath()
  pen.roundRect(0, 0, width, height, width * 0.012)
  pen.stroke()
  return layer
}
