import type { PaceName } from '#domain/generation/reading/brief.ts'
import { clear } from '#server/platform/media/brushes/colour.ts'
import { newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import { composeScene } from '../scene/compose.ts'
import type { Sheet } from '../scene/scene.ts'
import { type Actor, paintActors } from './actors.ts'
import { act, type Moment } from './acting.ts'
import type { FilmStage, Sheetlet, Show } from './filmStage.ts'

/** Beside the usual. */
const PACES: Readonly<Record<PaceName | 'usual', number>> = { slow: 0.5, usual: 1, fast: 1.8 }

/** A scene whose things move by themselves under a slowly travelling camera. It covers the whole sheet. */
export function livingScene(
  { sheet, painter, seconds, entersLively, onPainted }: FilmStage,
  { isLoop }: { readonly isLoop: boolean },
): Show {
  const { width, height } = sheet
  const backdrop = newLayer(width, height)
  painter.ground(backdrop.pen, sheet)
  const actors = paintActors(composeScene(sheet), painter, sheet, onPainted)
  const veil = veilOf(sheet)
  const { camera, pace } = sheet.brief.direction
  return (pen, { second }) => {
    const moment = {
      second,
      seconds,
      width,
      height,
      isLoop,
      entersLively: entersLively && !isLoop,
      camera,
      pace: PACES[pace ?? 'usual'],
    }
    pen.drawImage(backdrop.canvas, 0, 0)
    for (const actor of actors) play(pen, actor, moment)
    pen.drawImage(veil.canvas, 0, 0)
  }
}

function play(pen: Pen, actor: Actor, moment: Moment): void {
  const { x, y, turn, scale, stretch, alpha } = act(actor, moment)
  if (alpha <= 0) return
  pen.save()
  pen.globalAlpha = alpha
  pen.translate(actor.pivot.x + x, actor.pivot.y + y)
  if (turn !== 0) pen.rotate(turn)
  pen.scale(scale, scale * stretch)
  pen.drawImage(actor.image, actor.x - actor.pivot.x, actor.y - actor.pivot.y)
  pen.restore()
}

/** Light and darker corners, made once: they stay still over everything. */
function veilOf({ width, height, tones }: Sheet): Sheetlet {
  const layer = newLayer(width, height)
  const { pen } = layer
  const corner = pen.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.5,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  )
  corner.addColorStop(0, clear(tones.deep, 0))
  corner.addColorStop(1, clear(tones.deep, 0.24))
  pen.fillStyle = corner
  pen.fillRect(0, 0, width, height)
  const light = pen.createLinearGradient(0, 0, width * 0.6, height * 0.7)
  light.addColorStop(0, clear('#fff3d0', 0.16))
  light.addColorStop(1, clear('#fff3d0', 0))
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  return layer
}
