import { clear } from '#server/media/brushes/colour.ts'
import { newLayer, type Pen } from '#server/media/brushes/surface.ts'
import type { OptionsOf } from '#domain/generation/options.ts'
import { setLines, voiceOf } from '../picture/card.ts'
import { PAINTERS } from '../picture/painters.ts'
import { composeScene } from '../scene/compose.ts'
import type { Sheet } from '../scene/scene.ts'
import { type Actor, paintActors } from './actors.ts'
import { act, type Moment } from './acting.ts'

const PAINTER_OF = { realistic: 'natural', animated: 'vivid', 'paper-cut': 'paper-cut' } as const

/** A scene whose things move by themselves under a slowly travelling camera. */
export function sceneFilm(
  sheet: Sheet,
  style: Exclude<OptionsOf['video']['style'], 'abstract'>,
  seconds: number,
  onPainted: (share: number) => void,
): (second: number) => Uint8Array {
  const { width, height } = sheet
  const painter = PAINTERS[PAINTER_OF[style]]
  const backdrop = newLayer(width, height)
  painter.ground(backdrop.pen, sheet)
  const actors = paintActors(composeScene(sheet), painter, sheet, onPainted)
  const veil = finishOf(sheet)
  const titles = titlesOf(sheet)
  const { canvas, pen } = newLayer(width, height)

  return (second) => {
    const moment: Moment = {
      second,
      share: second / seconds,
      width,
      height,
      entersLively: style !== 'realistic',
    }
    pen.drawImage(backdrop.canvas, 0, 0)
    for (const actor of actors) play(pen, actor, moment)
    pen.drawImage(veil.canvas, 0, 0)
    if (titles !== null) {
      pen.globalAlpha =
        Math.min(1, Math.max(0, (moment.share - 0.12) * 7)) * Math.min(1, (1.02 - moment.share) * 14)
      pen.drawImage(titles.canvas, 0, 0)
      pen.globalAlpha = 1
    }
    return canvas.data()
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

/** Light, grain and darker corners, made once: they lie still over everything. */
function finishOf({ width, height, tones }: Sheet): ReturnType<typeof newLayer> {
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

/** The words of the prompt, in the sky, where nobody stands, over a dark that lets them be read on anything. */
function titlesOf({ width, height, brief }: Sheet): ReturnType<typeof newLayer> | null {
  if (brief.words.length === 0) return null
  const layer = newLayer(width, height)
  const { pen } = layer
  const dark = pen.createLinearGradient(0, 0, 0, height * 0.42)
  dark.addColorStop(0, 'rgba(10,8,24,0.55)')
  dark.addColorStop(1, 'rgba(10,8,24,0)')
  pen.fillStyle = dark
  pen.fillRect(0, 0, width, height * 0.42)
  pen.shadowColor = 'rgba(0,0,0,0.5)'
  pen.shadowBlur = height * 0.02
  setLines(
    pen,
    brief.words,
    { x: width * 0.08, y: height * 0.06, width: width * 0.84, height: height * 0.24 },
    voiceOf(brief),
    '#fff8ec',
    Math.min(width, height) * 0.12,
  )
  return layer
}
