import { mix } from '#server/platform/media/brushes/colour.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import { cardColours, setLines, voiceOf } from '../../picture/card.ts'
import { fallingConfetti } from '../confettiPieces.ts'
import { eased, type FilmStage, type Sheetlet, type Show, sprung } from '../filmStage.ts'
import { livingScene } from '../livingScene.ts'

const PIECES = 150

/** Confetti over the scene, and the wishes on a card that springs up, round and round. */
export function confetti(stage: FilmStage): Show {
  const { sheet, seconds, words } = stage
  const { width, height } = sheet
  const show = livingScene(stage, { isLoop: true })
  const [behind, before] = [
    fallingConfetti(sheet, seconds, Math.round(PIECES * 0.6)),
    fallingConfetti(sheet, seconds, Math.round(PIECES * 0.4)),
  ]
  const plate = words.length === 0 ? null : paintPlate(stage)
  return (pen, moment) => {
    show(pen, moment)
    behind(pen, moment)
    if (plate !== null) {
      const { share } = moment
      const scale = sprung(share, 0.08, 0.2) * (1 - eased(share, 0.93, 0.985))
      const swing = Math.sin(share * Math.PI * 4) * 0.012
      pen.save()
      pen.translate(width / 2, height * 0.31)
      pen.rotate(-0.03 + swing)
      pen.scale(Math.max(0.001, scale), Math.max(0.001, scale))
      if (scale > 0.01) pen.drawImage(plate.canvas, -plate.width / 2, -plate.height / 2)
      pen.restore()
    }
    before(pen, moment)
  }
}

/** A card of paper with the words, its shadow around it. */
function paintPlate({ sheet, words }: FilmStage): Sheetlet {
  const { width, height, tones, brief } = sheet
  const unit = Math.min(width, height)
  const [wide, tall] = [Math.min(width * 0.8, unit * 1.15), unit * 0.36]
  const margin = unit * 0.06
  const layer = newLayer(wide + margin * 2, tall + margin * 2)
  const { pen } = layer
  const { paper, ink } = cardColours({ ...tones, isNight: false })
  pen.shadowColor = 'rgba(20,10,30,0.4)'
  pen.shadowBlur = unit * 0.03
  pen.shadowOffsetY = unit * 0.012
  pen.fillStyle = paper
  pen.beginPath()
  pen.roundRect(margin, margin, wide, tall, unit * 0.03)
  pen.fill()
  pen.shadowColor = 'rgba(0,0,0,0)'
  pen.strokeStyle = mix(tones.accent, paper, 0.25)
  pen.lineWidth = unit * 0.006
  pen.beginPath()
  const inset = unit * 0.02
  pen.roundRect(margin + inset, margin + inset, wide - inset * 2, tall - inset * 2, unit * 0.018)
  pen.stroke()
  const box = {
    x: margin + wide * 0.08,
    y: margin + tall * 0.14,
    width: wide * 0.84,
    height: tall * 0.72,
  }
  setLines(pen, words, box, voiceOf(brief), ink, unit * 0.13)
  return layer
}
