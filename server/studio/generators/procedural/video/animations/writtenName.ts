import { clear, mix } from '#server/platform/media/brushes/colour.ts'
import { fittingSize, setType } from '#server/platform/media/brushes/lettering.ts'
import { glow, newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import { eased, type FilmStage, type Sheetlet, shown, type Show } from '../filmStage.ts'
import { livingScene } from '../livingScene.ts'

const HAND = { voice: 'hand', weight: 680 } as const
const LEADING = 1.02
/** How far the edge of the writing leans, as handwriting does: px to the right for a px upwards. */
const SLANT = 0.28
/** When the pen begins and when it has finished, of the film's length. */
const WRITES = { from: 0.07, to: 0.62 }

interface Inks {
  readonly ink: string
  readonly halo: string
  readonly haze: string
}

const NIGHT: Inks = { ink: '#fff7e8', halo: 'rgba(14,10,34,0.55)', haze: '#0e0a22' }
const DAY: Inks = { ink: '#3a2030', halo: 'rgba(255,252,244,0.8)', haze: '#fffaf0' }

interface Line {
  readonly top: number
  readonly left: number
  readonly width: number
  /** The ink's height in each pixel's column, px from the top of the sheet. */
  readonly tips: Float32Array
}

/** The words are written onto the scene by a spark, a line after the other, and underlined. */
export function writtenName(stage: FilmStage): Show {
  const { sheet, words } = stage
  const { width, height, tones } = sheet
  const show = livingScene(stage, { isLoop: true })
  const inks = tones.isNight ? NIGHT : { ...DAY, ink: tones.ink }
  const shade = hazeOf(width, height, inks.haze)
  const { layer, lines, size } = setHand(words, width, height, inks)
  const whole = lines.reduce((sum, line) => sum + line.width, 0)
  const unit = Math.min(width, height)
  return (pen, moment) => {
    show(pen, moment)
    const { share } = moment
    const alpha = shown(share, 0, 0.985)
    pen.globalAlpha = alpha
    pen.drawImage(shade.canvas, 0, 0)
    let left = eased(share, WRITES.from, WRITES.to) * whole
    for (const line of lines) {
      const written = Math.min(line.width, left)
      if (written > 0) reveal(pen, layer, line, written, size)
      const isWriting = left > 0 && left < line.width
      left -= line.width
      if (!isWriting) continue
      const column = Math.round(written)
      spark(pen, { x: line.left + column, y: line.tips[column] ?? line.top + size / 2 }, unit * 0.055)
    }
    underline(
      pen,
      lines,
      eased(share, WRITES.to, WRITES.to + 0.14),
      size,
      tones.isNight ? mix(tones.accent, '#ffe2a8', 0.45) : tones.accent,
    )
    pen.globalAlpha = 1
  }
}

/** A haze in the middle, so that the ink can be read on any scene. */
function hazeOf(width: number, height: number, haze: string): Sheetlet {
  const layer = newLayer(width, height)
  const { pen } = layer
  pen.translate(width / 2, height / 2)
  pen.scale(width / height, 1)
  pen.fillStyle = glow(pen, { x: 0, y: 0 }, height * 0.66, [
    clear(haze, 0.82),
    clear(haze, 0.74),
    clear(haze, 0.4),
    clear(haze, 0),
  ])
  pen.fillRect(-height, -height, height * 2, height * 2)
  return layer
}

function setHand(words: readonly string[], width: number, height: number, { ink, halo }: Inks) {
  const layer = newLayer(width, height)
  const { pen } = layer
  const most = Math.min(width, height) * 0.42
  const size = Math.min(most, fittingSize(pen, words, HAND, width * 0.82, height * 0.62, LEADING))
  setType(pen, { ...HAND, size })
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink
  pen.shadowColor = halo
  pen.shadowBlur = size * 0.08
  const block = size * LEADING * words.length
  const placed = words.map((word, index) => {
    const measured = pen.measureText(word).width
    const left = Math.round((width - measured) / 2)
    const top = (height - block) / 2 + index * size * LEADING
    pen.fillText(word, left, top + size * 0.78)
    return { top, left, width: Math.ceil(measured) }
  })
  const pixels = pen.getImageData(0, 0, layer.width, layer.height).data
  const lines = placed.map((line): Line => ({ ...line, tips: tipsOf(line, pixels, layer, size) }))
  return { layer, lines, size }
}

/** The height of most ink in each column of a line; between letters the pen stays at the same height. */
function tipsOf(
  line: Omit<Line, 'tips'>,
  pixels: Uint8ClampedArray,
  { width, height }: Sheetlet,
  size: number,
): Float32Array {
  const tips = new Float32Array(line.width + 1)
  let last = line.top + size * 0.6
  for (let column = 0; column <= line.width; column += 1) {
    let [ink, sum] = [0, 0]
    for (let y = Math.max(0, Math.round(line.top)); y < Math.min(height, line.top + size * 1.1); y += 2) {
      const alpha = pixels[(y * width + line.left + column) * 4 + 3] ?? 0
      if (alpha < 200) continue
      ink += 1
      sum += y
    }
    if (ink > 0) last += (sum / ink - last) * 0.35
    tips[column] = last
  }
  return tips
}

function reveal(pen: Pen, { canvas }: Sheetlet, line: Line, written: number, size: number): void {
  const [top, foot] = [line.top - size * 0.3, line.top + size * 1.3]
  const lean = (size * 1.6 * SLANT) / 2
  const isWhole = written >= line.width
  const edge = line.left + written + (isWhole ? size : 0)
  pen.save()
  pen.beginPath()
  pen.moveTo(line.left - size, top)
  pen.lineTo(edge + lean, top)
  pen.lineTo(edge - lean, foot)
  pen.lineTo(line.left - size, foot)
  pen.closePath()
  pen.clip()
  pen.drawImage(canvas, 0, 0)
  pen.restore()
}

function spark(pen: Pen, at: { readonly x: number; readonly y: number }, radius: number): void {
  pen.save()
  pen.fillStyle = glow(pen, at, radius, [
    'rgba(255,250,226,1)',
    'rgba(255,196,92,0.75)',
    'rgba(255,170,80,0.2)',
    'rgba(255,170,80,0)',
  ])
  pen.fillRect(at.x - radius, at.y - radius, radius * 2, radius * 2)
  pen.strokeStyle = clear('#fff6da', 0.9)
  pen.lineWidth = radius * 0.05
  pen.beginPath()
  for (const [x, y] of [
    [1, 0],
    [0, 1],
  ] as const) {
    pen.moveTo(at.x - radius * x * 0.9, at.y - radius * y * 0.9)
    pen.lineTo(at.x + radius * x * 0.9, at.y + radius * y * 0.9)
  }
  pen.stroke()
  pen.restore()
}

/** A swung line below the last word, as far as it is drawn. */
function underline(pen: Pen, lines: readonly Line[], share: number, size: number, colour: string): void {
  const line = lines.at(-1)
  if (line === undefined || share <= 0) return
  const y = line.top + size * 1.08
  const steps = Math.ceil(share * 60)
  pen.save()
  pen.beginPath()
  for (let step = 0; step <= steps; step += 1) {
    const along = Math.min(share, step / 60)
    const x = line.left + line.width * (0.06 + along * 0.88)
    const lift = Math.sin(along * Math.PI * 1.15 + 0.3) * size * 0.07
    if (step === 0) pen.moveTo(x, y - lift)
    else pen.lineTo(x, y - lift)
  }
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineWidth = size * 0.035
  pen.stroke()
  pen.restore()
}
