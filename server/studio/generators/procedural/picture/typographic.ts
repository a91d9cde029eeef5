import type { Brief, MotifName } from '#domain/generation/reading/brief.ts'
import { countedWords, letteringWords } from '#domain/generation/reading/writtenWords.ts'
import { clear, darker, mix } from '#server/platform/media/brushes/colour.ts'
import { fittingSize, setType, wrap } from '#server/platform/media/brushes/lettering.ts'
import { type Box, type Layer, newLayer, type Pen, within } from '#server/platform/media/brushes/surface.ts'
import { grain } from '#server/platform/media/brushes/texture.ts'
import type { Step } from '../renderThreads/step.ts'
import { ALL_MOTIFS } from '../scene/motifs/allMotifs.ts'
import { corner } from '../scene/motifs/bouquets.ts'
import type { Sheet } from '../scene/scene.ts'
import { placed, type Shape } from '../scene/shape.ts'
import { boundDates } from './boundWords.ts'
import { readable, setLines, VOICES, voiceOf } from './card.ts'
import { duotone } from './portrait.ts'
import type { Reference } from './reference.ts'
import { lay } from './trace.ts'

type Layout = (layer: Layer, sheet: Sheet, texts: readonly string[]) => void

/** Words as the picture. Short ones become huge, long ones a page; a number stands as large as it can. */
export function drawTypographic(
  sheet: Sheet,
  prompt: string,
  reference: Reference | null,
  step: Step,
): Layer {
  const { width, height, random, brief } = sheet
  const texts = letteringWords(brief, prompt)
  step(20)
  const layer = reference === null ? newLayer(width, height) : duotone(reference, sheet)
  if (reference === null) layoutFor(texts, random.whole(0, 99))(layer, sheet, texts)
  else overPhoto(layer, sheet, texts)
  step(80)
  grain(layer.pen, { x: 0, y: 0, width, height }, 0.04)
  return layer
}

function layoutFor(texts: readonly string[], chance: number): Layout {
  if (countedWords(texts) !== null) return numeral
  const length = texts.join(' ').length
  if (length > 90) return page
  const short: readonly Layout[] = [garland, corners, stacked, echo, rosette]
  const middle: readonly Layout[] = [garland, corners, stacked, page]
  const isDate = /\d{4}|\d\./.test(texts.join(' '))
  const layouts = length <= 24 && !isDate ? short : middle
  return layouts[chance % layouts.length] ?? corners
}

function cover({ pen, width, height }: Layer, colour: string): void {
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
}

function paint(pen: Pen, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    within(pen, () => {
      pen.globalAlpha = shape.alpha
      lay(pen, shape, shape.colour)
    })
  }
}

/** A motif of the prompt, or one of its occasion. */
function emblem({ tones, random, brief }: Sheet): { shapes: Shape[]; breadth: number } {
  const usual: Readonly<Partial<Record<NonNullable<Brief['occasion']>, MotifName>>> = {
    birthday: 'cake',
    christmas: 'christmastree',
    easter: 'hare',
    valentine: 'heart',
    wedding: 'rings',
    baptism: 'dove',
    newyear: 'glasses',
    congratulations: 'cap',
    home: 'house',
    halloween: 'pumpkin',
    condolence: 'candle',
    travel: 'airballoon',
  }
  const wanted = brief.motifs[0]
  const name = wanted?.name ?? (brief.occasion === null ? undefined : usual[brief.occasion]) ?? 'bouquet'
  return {
    shapes: ALL_MOTIFS[name].draw({ tones, random, own: wanted?.colours[0] ?? null, of: wanted?.of ?? null }),
    breadth: ALL_MOTIFS[name].breadth,
  }
}

/** Words across a photograph in two colours. */
const overPhoto: Layout = ({ pen, width, height }, { brief }, texts) => {
  const unit = Math.min(width, height)
  pen.strokeStyle = clear('#fff8ec', 0.75)
  pen.lineWidth = unit * 0.004
  pen.strokeRect(unit * 0.05, unit * 0.05, width - unit * 0.1, height - unit * 0.1)
  within(pen, () => {
    pen.shadowColor = 'rgba(0,0,0,0.45)'
    pen.shadowBlur = unit * 0.03
    setLines(
      pen,
      texts,
      { x: width * 0.11, y: height * 0.24, width: width * 0.78, height: height * 0.52 },
      voiceOf(brief),
      '#fff8ec',
      unit * 0.2,
    )
  })
}

/** Words in a wreath. */
const garland: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones, random, brief } = sheet
  const paper = tones.isNight ? tones.sky[0] : mix(tones.paper, '#fffaf0', 0.4)
  cover(layer, paper)
  const size = Math.min(width, height) * 1.02
  paint(
    pen,
    placed(ALL_MOTIFS.wreath.draw({ tones, random, own: null }), {
      x: width / 2,
      y: height / 2 + size / 2,
      size,
    }),
  )
  const half = size * 0.265
  setLines(
    pen,
    texts,
    { x: width / 2 - half, y: height / 2 - half * 0.78, width: half * 2, height: half * 1.56 },
    voiceOf(brief) === 'grotesk' ? 'serif' : voiceOf(brief),
    readable(paper, [tones.ink, '#fff6e8']),
    size * 0.17,
  )
}

/** Words between two corners in flower. */
const corners: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones, random, brief } = sheet
  const paper = random.pick([mix(tones.paper, '#fffaf0', 0.4), tones.wallTop, tones.deep])
  cover(layer, paper)
  const unit = Math.min(width, height)
  const colours = [tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.5)] as const
  const leaves =
    paper === tones.deep
      ? ([mix(tones.leaf, '#ffffff', 0.2), tones.leaf] as const)
      : ([tones.leaf, tones.leafDark] as const)
  for (const [x, y, turn] of [
    [0, 0, 0],
    [width, height, Math.PI],
  ] as const)
    paint(pen, placed(corner(random, leaves, colours), { x, y, size: unit * 0.46, turn }))
  const ink = readable(paper, [tones.ink, '#fff6e8'])
  const edge = unit * 0.055
  pen.strokeStyle = clear(ink, 0.5)
  pen.lineWidth = unit * 0.003
  within(pen, () => {
    pen.globalCompositeOperation = 'destination-over'
    pen.strokeRect(edge, edge, width - edge * 2, height - edge * 2)
  })
  setLines(
    pen,
    texts,
    { x: width * 0.16, y: height * 0.3, width: width * 0.68, height: height * 0.4 },
    voiceOf(brief),
    ink,
    unit * 0.2,
  )
}

/** Every word as wide as the sheet, one below the other. */
const stacked: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones, random } = sheet
  const [ground, one, two] = random.pick([
    [tones.accent, mix(tones.paper, '#fff6e0', 0.5), tones.deep],
    [tones.deep, tones.second, mix(tones.paper, '#ffffff', 0.3)],
    [mix(tones.paper, '#fff6e0', 0.5), tones.accent, tones.deep],
    [tones.second, tones.deep, mix(tones.paper, '#ffffff', 0.5)],
  ])
  cover(layer, ground)
  const margin = Math.min(width, height) * 0.07
  const lines = balanced(texts.join(' '), width > height * 1.4 ? 2 : 4)
  const { leading: _, ...type } = VOICES.grotesk
  const rows = lines.map((line) => {
    const size = fittingSize(
      pen,
      [line.toLocaleUpperCase('pl')],
      { ...type, weight: 800 },
      width - margin * 2,
      Infinity,
      1,
    )
    return { line: line.toLocaleUpperCase('pl'), size: Math.min(size, height * 0.5) }
  })
  // A capital is 0.72 of the size, with room for the accents of Ó and Ś.
  const total = rows.reduce((sum, { size }) => sum + size * 0.93, 0)
  const squeeze = Math.min(1, (height - margin * 2) / total)
  let y = (height - total * squeeze) / 2
  for (const [index, { line, size }] of rows.entries()) {
    setType(pen, { ...type, weight: 800, size: size * squeeze })
    pen.fillStyle = index % 2 === 0 ? one : two
    pen.textAlign = 'center'
    y += size * squeeze * 0.93
    pen.fillText(line, width / 2, y - size * squeeze * 0.1)
  }
}

/** One word again and again, fading, and once in full colour. */
const echo: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones, random } = sheet
  const ground = random.pick([tones.deep, mix(tones.paper, '#fff6e0', 0.5), tones.accent])
  cover(layer, ground)
  const ink = readable(ground, [mix(tones.paper, '#ffffff', 0.4), tones.deep])
  const line = texts.join(' ')
  const { leading: _, ...type } = VOICES[voiceOf(sheet.brief)]
  const fits = Math.min(fittingSize(pen, [line], type, width * 0.86, height, 1), height * 0.3)
  setType(pen, { ...type, size: fits })
  // Letters of a large optical size are wider than those that were measured.
  const size = fits * Math.min(1, (width * 0.86) / pen.measureText(line).width)
  setType(pen, { ...type, size })
  pen.textAlign = 'center'
  const gap = size * 0.8
  const count = Math.ceil(height / gap / 2)
  for (let row = -count; row <= count; row += 1) {
    const far = Math.abs(row)
    pen.lineWidth = size * 0.011
    pen.strokeStyle = clear(ink, Math.max(0.05, 0.6 - far * 0.09))
    if (row !== 0) pen.strokeText(line, width / 2, height / 2 + row * gap + size * 0.3)
  }
  pen.fillStyle = ground === tones.accent ? ink : mix(tones.accent, ink, 0.1)
  pen.fillText(line, width / 2, height / 2 + size * 0.3)
}

/** A seal: the emblem in the middle, the words around it. */
const rosette: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones } = sheet
  const ground = tones.isNight ? tones.sky[0] : mix(tones.second, '#fff6e6', 0.55)
  cover(layer, ground)
  const unit = Math.min(width, height)
  const middle = { x: width / 2, y: height / 2 }
  const plate = mix(tones.paper, '#fffaf0', 0.5)
  for (const [radius, colour] of [
    [0.44, tones.accent],
    [0.425, plate],
    [0.275, tones.accent],
    [0.265, mix(tones.accent, plate, 0.8)],
  ] as const) {
    pen.beginPath()
    pen.arc(middle.x, middle.y, unit * radius, 0, Math.PI * 2)
    pen.fillStyle = colour
    pen.fill()
  }
  const { shapes, breadth } = emblem(sheet)
  const size = unit * 0.4 * Math.min(1, 0.95 / breadth)
  paint(pen, placed(shapes, { x: middle.x, y: middle.y + size / 2, size }))
  const line = `${texts.join(' ')} ✦ `.toLocaleUpperCase('pl').replaceAll('✦', '•')
  const { leading: _, ...type } = VOICES.grotesk
  const ring = unit * 0.322
  const round = Math.PI * 2 * ring
  setType(pen, { ...type, weight: 700, size: 100 })
  const once = pen.measureText(line).width
  const times = Math.max(1, Math.round(round / (once * (unit * 0.00078))))
  const letter = (round / (once * times)) * 100
  const written = Math.min(letter, unit * 0.088)
  setType(pen, { ...type, weight: 700, size: written })
  const stretch = round / (pen.measureText(line).width * times)
  pen.fillStyle = readable(plate, [tones.deep, tones.ink])
  pen.textAlign = 'center'
  let angle = -Math.PI / 2 - (times === 1 ? Math.PI : Math.PI / times) + 0.02
  for (const character of line.repeat(times)) {
    const step = (pen.measureText(character).width * stretch) / ring
    within(pen, () => {
      pen.translate(middle.x, middle.y)
      pen.rotate(angle + step / 2 + Math.PI / 2)
      pen.fillText(character, 0, -ring)
    })
    angle += step
  }
}

/** A number as large as the sheet, with the occasion below. */
const numeral: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones, random } = sheet
  const ground = random.pick([tones.deep, mix(tones.second, '#fff3d8', 0.4), tones.accent])
  cover(layer, ground)
  const unit = Math.min(width, height)
  const ink = readable(ground, [mix(tones.paper, '#ffffff', 0.4), tones.deep])
  const colours = [tones.second, ink, mix(tones.accent, '#ffffff', 0.4), darker(tones.second, 0.08)] as const
  for (let bit = 0; bit < 110; bit += 1) {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    within(pen, () => {
      pen.translate(x, y)
      pen.rotate(random.between(0, 6.3))
      pen.fillStyle = clear(random.pick(colours), 0.9)
      const size = unit * random.between(0.006, 0.016)
      pen.beginPath()
      if (bit % 3 === 0) pen.arc(0, 0, size * 0.7, 0, Math.PI * 2)
      else pen.roundRect(-size, -size * 0.35, size * 2, size * 0.7, size * 0.2)
      pen.fill()
    })
  }
  const { number, words } = countedWords(texts) ?? { number: '', words: '' }
  const { leading: _, ...type } = VOICES.serif
  const size = Math.min(
    fittingSize(pen, [number], { ...type, weight: 700 }, width * 0.8, height, 1),
    height * 0.72,
  )
  setType(pen, { ...type, weight: 700, size })
  pen.textAlign = 'center'
  const base = height * 0.5 + size * 0.24
  pen.fillStyle = clear(darker(ground, 0.12), 0.7)
  pen.fillText(number, width / 2 + size * 0.018, base + size * 0.022)
  pen.fillStyle = ground === tones.accent ? ink : mix(tones.accent, ink, 0.08)
  pen.fillText(number, width / 2, base)
  if (words !== '')
    setLines(
      pen,
      [words],
      { x: width * 0.1, y: height * 0.79, width: width * 0.8, height: height * 0.15 },
      'grotesk',
      ink,
      unit * 0.075,
    )
}

/** A page of text under an emblem. */
const page: Layout = (layer, sheet, texts) => {
  const { pen, width, height } = layer
  const { tones } = sheet
  const paper = tones.isNight ? tones.sky[0] : mix(tones.paper, '#fffaf0', 0.5)
  cover(layer, paper)
  const unit = Math.min(width, height)
  const isWide = width > height * 1.25
  const { shapes, breadth } = emblem(sheet)
  const size = Math.min(unit * 0.34, (unit * 0.5) / breadth) * (isWide ? 1.5 : 1)
  const at = isWide
    ? { x: width * 0.22, y: height * 0.5 + size / 2 }
    : { x: width / 2, y: height * 0.1 + size }
  const plate = mix(tones.second, paper, 0.45)
  pen.beginPath()
  pen.arc(at.x, at.y - size / 2, size * 0.62, 0, Math.PI * 2)
  pen.fillStyle = plate
  pen.fill()
  paint(pen, placed(shapes, { ...at, size }))
  const box: Box = isWide
    ? { x: width * 0.44, y: height * 0.14, width: width * 0.48, height: height * 0.72 }
    : {
        x: width * 0.12,
        y: at.y + size * 0.28,
        width: width * 0.76,
        height: height * 0.9 - (at.y + size * 0.28),
      }
  setLines(pen, texts, box, 'serif', readable(paper, [tones.ink, '#fff6e8']), unit * 0.1)
}

/** A text in at most so many lines of about the same length. */
function balanced(text: string, most: number): string[] {
  const { pen } = newLayer(1, 1)
  setType(pen, { ...VOICES.grotesk, size: 10 })
  const whole = pen.measureText(text).width
  for (let lines = Math.min(most, text.split(' ').length); lines > 1; lines -= 1) {
    const broken = wrap(pen, boundDates(text), (whole / lines) * 1.22)
    if (broken.length <= lines) return broken
  }
  return [text]
}
