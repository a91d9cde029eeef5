import { clear, darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { blend, glow, newLayer, type Pen } from '#server/platform/media/brushes/surface.ts'
import { fallingConfetti } from '../confettiPieces.ts'
import { eased, type FilmStage, type Sheetlet, type Show, sprung } from '../filmStage.ts'
import { paintCard } from '../paintedCard.ts'

/** Shares of the film's length: the flap opens, the card rises, comes near, and is held. */
const FLAP = { from: 0.1, to: 0.24 }
const RISE = { from: 0.22, to: 0.46 }
const NEAR = { from: 0.46, to: 0.64 }

const CARD_RATIO = 1.36
/** The card's share of the envelope's width while it is in it. */
const IN_ENVELOPE = 0.85
/** An envelope opens, and the card in it rises and comes near. */
export function envelope(stage: FilmStage): Show {
  const { sheet, seconds } = stage
  const { width, height } = sheet
  const card = paintCard(stage, Math.min(width * 0.84, height * 0.82 * CARD_RATIO), CARD_RATIO)
  const shadow = paintShadow(card, sheet.tones.deep)
  const table = paintTable(stage)
  const wide = Math.min(width * 0.66, height * 0.8)
  const tall = wide * 0.66
  const parts = paintEnvelope(stage, wide, tall)
  const sparks = fallingConfetti(sheet, seconds, 34)

  return (pen, { second, share }) => {
    const rise = eased(share, RISE.from, RISE.to)
    const near = eased(share, NEAR.from, NEAR.to)
    const breath = Math.sin((share * seconds * Math.PI * 2) / 5) * height * 0.004
    pen.drawImage(table.canvas, 0, 0)
    const middle = width / 2
    // The envelope makes room for the card, then leaves.
    const top = height * (0.56 + rise * 0.22 + near * 0.95) - tall / 2 + breath
    const open = eased(share, FLAP.from, FLAP.to)
    const inScale = (wide * IN_ENVELOPE) / card.width
    const scale = inScale + (1 - inScale) * near
    // It stays where it rose to when the envelope leaves.
    const pocket = height * (0.56 + rise * 0.22) - tall / 2 + breath * (1 - near)
    const inside = pocket + tall * 0.025 + (card.height * inScale) / 2
    const lifted = inside - rise * tall
    const y = lifted + (height * 0.5 - lifted) * near + (near === 1 ? breath * 1.5 : 0)
    const showCard = () => {
      pen.save()
      pen.translate(middle, y)
      pen.rotate(-0.02 * near * (1 - near) * 4 + Math.sin(second * 0.9) * 0.004 * near)
      pen.scale(scale, scale)
      pen.globalAlpha = near
      const reach = card.width * SHADOW_REACH
      pen.drawImage(
        shadow.canvas,
        -card.width / 2 - reach,
        -card.height / 2 - reach * 0.8,
        card.width + reach * 2,
        card.height + reach * 2,
      )
      pen.globalAlpha = 1
      pen.drawImage(card.canvas, -card.width / 2, -card.height / 2)
      pen.restore()
    }
    const left = middle - wide / 2
    pen.drawImage(parts.back.canvas, left - parts.margin, top - parts.margin)
    if (open > 0.5) flap(pen, parts.lining, { left, top, open })
    if (near === 0) showCard()
    pen.drawImage(parts.pocket.canvas, left - parts.margin, top - parts.margin)
    if (open <= 0.5) flap(pen, parts.flap, { left, top, open })
    if (near > 0) {
      pen.globalAlpha = near
      sparks(pen, { second, share })
      pen.globalAlpha = 1
      showCard()
    }
    seal(pen, stage, { x: middle, y: top + tall * 0.56, size: wide * 0.075, share })
  }
}

/** How far a card's shadow reaches beyond it, of its width. */
const SHADOW_REACH = 0.06
/** Soft parts are painted small. */
const SOFT = 1 / 8

function paintShadow({ width, height }: Sheetlet, colour: string): Sheetlet {
  const reach = width * SHADOW_REACH
  const layer = newLayer((width + reach * 2) * SOFT, (height + reach * 2) * SOFT)
  const { pen } = layer
  pen.filter = `blur(${(reach * SOFT) / 2.4}px)`
  pen.fillStyle = clear(colour, 0.42)
  pen.fillRect(reach * SOFT, reach * SOFT, width * SOFT, height * SOFT)
  return layer
}

/** The flap turns about the envelope's upper edge: seen from its front, then from its lining. */
function flap(
  pen: Pen,
  { canvas }: Sheetlet,
  { left, top, open }: { readonly left: number; readonly top: number; readonly open: number },
): void {
  pen.save()
  pen.translate(left, top)
  pen.scale(1, Math.cos(open * Math.PI))
  pen.drawImage(canvas, 0, 0)
  pen.restore()
}

/** The wax seal breaks away when the flap opens. */
function seal(
  pen: Pen,
  { sheet: { tones } }: FilmStage,
  {
    x,
    y,
    size,
    share,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly share: number },
): void {
  const leaves = eased(share, 0.07, 0.13)
  if (leaves === 1) return
  const wax = darker(mix(tones.accent, '#b3202e', 0.4), 0.06)
  pen.save()
  pen.translate(x, y)
  const scale = size * (1 + leaves * 0.5) * (0.9 + 0.1 * sprung(share, 0, 0.05))
  pen.scale(scale, scale)
  pen.globalAlpha = 1 - leaves
  pen.fillStyle = 'rgba(40,10,20,0.25)'
  disc(pen, 0.04, 0.09, 1.03)
  pen.fillStyle = wax
  disc(pen, 0, 0, 1)
  pen.fillStyle = lighter(wax, 0.07)
  disc(pen, -0.05, -0.06, 0.76)
  pen.fillStyle = darker(wax, 0.08)
  pen.scale(0.72, 0.72)
  heart(pen)
  pen.restore()
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function heart(pen: Pen): void {
  pen.beginPath()
  pen.moveTo(0, -0.3)
  for (const side of [-1, 1]) {
    const upper = [0.12 * side, -0.62, 0.62 * side, -0.62, 0.62 * side, -0.18] as const
    const lower = [0.62 * side, 0.2, 0.2 * side, 0.42, 0, 0.66] as const
    pen.moveTo(0, -0.3)
    pen.bezierCurveTo(...upper)
    pen.bezierCurveTo(...lower)
  }
  pen.fill()
}

function paintTable({ sheet: { width, height, tones, random } }: FilmStage): Sheetlet {
  const layer = newLayer(width, height)
  const { pen } = layer
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: width * 0.3, y: height }, [tones.wallTop, tones.wallBottom])
  pen.fillRect(0, 0, width, height)
  const unit = Math.min(width, height)
  // Soft lights, as of a room behind.
  for (let index = 0; index < 16; index += 1) {
    const at = { x: random.between(0, width), y: random.between(0, height) }
    const radius = unit * random.between(0.04, 0.16)
    pen.fillStyle = glow(pen, at, radius, [
      clear('#ffffff', 0.2),
      clear('#ffffff', 0.12),
      clear('#ffffff', 0),
    ])
    disc(pen, at.x, at.y, radius)
  }
  pen.fillStyle = glow(pen, { x: width / 2, y: height * 0.46 }, Math.hypot(width, height) * 0.6, [
    clear('#ffffff', 0.25),
    clear('#ffffff', 0),
    clear(tones.deep, 0.3),
  ])
  pen.fillRect(0, 0, width, height)
  return layer
}

/** The envelope's pieces, each on a layer of its own; `margin` is the room of the shadow around back and pocket. */
function paintEnvelope({ sheet: { tones } }: FilmStage, wide: number, tall: number) {
  const margin = Math.ceil(wide * 0.09)
  const paper = tones.isNight ? '#f3e6d2' : mix(tones.paper, '#f4dfc4', 0.5)
  const lining = mix(tones.accent, tones.second, 0.35)
  const back = newLayer(wide + margin * 2, tall + margin * 2)
  back.pen.translate(margin, margin)
  back.pen.shadowColor = clear(tones.deep, 0.5)
  back.pen.shadowBlur = margin * 0.7
  back.pen.shadowOffsetY = margin * 0.25
  back.pen.fillStyle = darker(lining, 0.1)
  back.pen.beginPath()
  back.pen.roundRect(0, 0, wide, tall, wide * 0.02)
  back.pen.fill()
  return {
    margin,
    back,
    pocket: paintPocket(paper, wide, tall, margin),
    flap: paintFlap(lighter(paper, 0.02), wide, tall, null),
    lining: paintFlap(lining, wide, tall, lighter(lining, 0.09)),
  }
}

/** The front: two sides and the lower flap over them. */
function paintPocket(paper: string, wide: number, tall: number, margin: number): Sheetlet {
  const layer = newLayer(wide + margin * 2, tall + margin * 2)
  const { pen } = layer
  pen.translate(margin, margin)
  pen.save()
  pen.beginPath()
  pen.roundRect(0, -tall * 0.1, wide, tall * 1.1, wide * 0.02)
  pen.clip()
  const sides: readonly (readonly [number, number])[] = [
    [0, wide / 2],
    [wide, wide / 2],
  ]
  for (const [edge, inner] of sides) {
    pen.fillStyle = darker(paper, 0.035)
    pen.beginPath()
    pen.moveTo(edge, 0)
    pen.lineTo(inner, tall * 0.56)
    pen.lineTo(edge, tall)
    pen.closePath()
    pen.fill()
  }
  pen.shadowColor = 'rgba(60,30,20,0.28)'
  pen.shadowBlur = wide * 0.02
  pen.fillStyle = blend(pen, { x: 0, y: tall * 0.4 }, { x: 0, y: tall }, [paper, darker(paper, 0.03)])
  pen.beginPath()
  pen.moveTo(-2, tall + 2)
  pen.lineTo(wide * 0.46, tall * 0.5)
  pen.quadraticCurveTo(wide / 2, tall * 0.46, wide * 0.54, tall * 0.5)
  pen.lineTo(wide + 2, tall + 2)
  pen.closePath()
  pen.fill()
  pen.restore()
  return layer
}

/** The upper flap, its edge at the top; with a frame on it where it is the lining. */
function paintFlap(paper: string, wide: number, tall: number, frame: string | null): Sheetlet {
  const layer = newLayer(wide, tall * 0.66)
  const { pen } = layer
  const outline = (inset: number) => {
    pen.beginPath()
    pen.moveTo(inset * 2.2, inset)
    pen.lineTo(wide * 0.45, tall * 0.57 - inset)
    pen.quadraticCurveTo(wide / 2, tall * 0.62 - inset, wide * 0.55, tall * 0.57 - inset)
    pen.lineTo(wide - inset * 2.2, inset)
    pen.closePath()
  }
  pen.shadowColor = 'rgba(60,30,20,0.3)'
  pen.shadowBlur = wide * 0.016
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: tall * 0.6 }, [darker(paper, 0.03), paper])
  outline(0)
  pen.fill()
  pen.shadowColor = 'rgba(0,0,0,0)'
  if (frame !== null) {
    pen.strokeStyle = frame
    pen.lineWidth = wide * 0.008
    outline(wide * 0.03)
    pen.stroke()
  }
  return layer
}
