import { clear, mix } from '#server/platform/media/brushes/colour.ts'
import { blend, glow, newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import { type FilmStage, type Sheetlet, shown, type Show } from '../filmStage.ts'
import { livingScene } from '../livingScene.ts'
import { skyTitles } from '../titles.ts'

interface Lantern {
  readonly image: Sheetlet
  /** Share of the width. */
  readonly x: number
  /** 0 is far and small, 1 near. */
  readonly near: number
  /** Its phase in the rise at the film's beginning, 0 to 1. */
  readonly phase: number
  readonly sway: number
}

const LANTERNS = 26
/** A lantern is painted once at this height, px, and shown smaller. */
const PAINTED = 220

/** Paper lanterns that rise from the water into the night, round and round. */
export function lanterns(stage: FilmStage): Show {
  const { sheet, words } = stage
  const { random, tones } = sheet
  const show = livingScene(stage, { isLoop: true })
  const papers = ['#ffb347', '#ff8f4a', mix(tones.accent, '#ffb347', 0.6)].map(paintLantern)
  const those: Lantern[] = Array.from({ length: LANTERNS }, (_, index) => ({
    image: papers[index % papers.length] ?? paintLantern('#ffb347'),
    x: ((index * 0.618 + random.between(0, 0.06)) % 1) * 1.04 - 0.02,
    near: (index / (LANTERNS - 1)) ** 1.5,
    phase: random.between(0, 1),
    sway: random.between(0, 6.283),
  }))
  const titles = skyTitles(sheet, words, (share) => shown(share, 0.08, 0.97))
  return (pen, moment) => {
    show(pen, moment)
    for (const lantern of those) float(pen, lantern, moment.share, sheet)
    titles(pen, moment)
  }
}

function float(
  pen: Pen,
  { image, x, near, phase, sway }: Lantern,
  share: number,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const risen = (phase + share) % 1
  const tall = Math.min(width, height) * (0.045 + near * 0.2)
  // The far ones come and go in the distance, the near ones cross the whole picture.
  const range = height * (0.3 + near * 1.1)
  const foot = height * (0.74 + near * 0.5)
  const turn = share * Math.PI * 2
  const place = {
    x: width * x + Math.sin(turn + sway) * tall * 0.22,
    y: foot - risen * range,
  }
  const alpha = Math.min(1, Math.sin(risen * Math.PI) * 4) * (0.55 + near * 0.45)
  const flicker = 0.92 + 0.08 * Math.sin(turn * 3 + sway * 5)
  pen.save()
  pen.globalAlpha = alpha * flicker
  pen.translate(place.x, place.y)
  pen.rotate(Math.sin(turn + sway + 1) * 0.06)
  pen.globalCompositeOperation = 'screen'
  const light = tall * 1.5
  pen.fillStyle = glow(pen, { x: 0, y: -tall * 0.4 }, light, [
    'rgba(255,176,84,0.5)',
    'rgba(255,140,60,0.14)',
    'rgba(255,140,60,0)',
  ])
  pen.fillRect(-light, -tall * 0.4 - light, light * 2, light * 2)
  pen.globalCompositeOperation = 'source-over'
  const scale = tall / PAINTED
  pen.scale(scale, scale)
  pen.drawImage(image.canvas, -image.width / 2, -image.height + 10)
  pen.restore()
}

/** A sky lantern of thin paper, lit from below. */
function paintLantern(paper: string): Sheetlet {
  const layer = newLayer(PAINTED * 0.84, PAINTED + 20)
  const { pen, width } = layer
  const [middle, top, foot] = [width / 2, 12, PAINTED]
  const [wide, narrow] = [PAINTED * 0.34, PAINTED * 0.23]
  pen.beginPath()
  pen.moveTo(middle - narrow, foot)
  pen.bezierCurveTo(
    middle - wide * 1.06,
    foot * 0.66,
    middle - wide * 1.15,
    top + 18,
    middle - wide * 0.55,
    top,
  )
  pen.quadraticCurveTo(middle, top - 12, middle + wide * 0.55, top)
  pen.bezierCurveTo(middle + wide * 1.15, top + 18, middle + wide * 1.06, foot * 0.66, middle + narrow, foot)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: 0, y: top }, { x: 0, y: foot }, [
    mix(paper, '#7a2a18', 0.42),
    paper,
    mix(paper, '#fff0b8', 0.7),
  ])
  pen.fill()
  pen.save()
  pen.clip()
  pen.fillStyle = glow(pen, { x: middle, y: foot * 0.86 }, PAINTED * 0.5, [
    'rgba(255,252,220,0.95)',
    'rgba(255,224,130,0.4)',
    'rgba(255,224,130,0)',
  ])
  pen.fillRect(0, 0, width, PAINTED)
  // The folds of the paper.
  pen.strokeStyle = clear('#8a3a1c', 0.22)
  pen.lineWidth = 2.5
  for (const side of [-0.5, 0, 0.5]) {
    pen.beginPath()
    pen.moveTo(middle + side * narrow * 1.5, foot)
    pen.quadraticCurveTo(middle + side * wide * 1.9, foot * 0.5, middle + side * wide * 0.9, top)
    pen.stroke()
  }
  pen.restore()
  pen.strokeStyle = '#7a3318'
  pen.lineWidth = 5
  pen.beginPath()
  pen.ellipse(middle, foot, narrow, 6, 0, 0, Math.PI * 2)
  pen.stroke()
  return layer
}
