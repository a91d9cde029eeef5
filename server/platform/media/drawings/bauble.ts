import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import { softly } from '../brushes/light.ts'
import { FIRE, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded, spark } from '../brushes/shapes.ts'
import { finish, layStage } from '../brushes/stage.ts'
import { blend, glow, type Pen, within } from '../brushes/surface.ts'
import type { BaubleRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawBauble: Drawing<'bauble'> = (picture, recipe) => {
  const { width, height } = picture
  if (recipe.view === 'branch') {
    layStage(picture, 'disc')
    branch(picture)
    hook(picture, width * 0.5, height * 0.16, height * 0.285)
    bauble(picture, recipe, width * 0.5, height * 0.56, width * 0.25)
  } else {
    layTop(picture)
    box(picture, recipe)
  }
  finish(picture)
}

/** A spruce branch that comes in from above. */
function branch(picture: Picture): void {
  const { pen, width, height, palette, random } = picture
  const needles = (at: Pen, move: number, shade: string | null) => {
    for (const [fromX, fromY, toX, toY] of [
      [-0.05, 0.02, 0.86, 0.2],
      [0.28, 0.06, 0.62, 0.3],
      [0.1, 0.04, 0.26, 0.27],
      [0.6, 0.13, 1.05, 0.1],
    ] as const) {
      const steps = 46
      for (let step = 0; step <= steps; step++) {
        const share = step / steps
        const x = width * (fromX + (toX - fromX) * share) + move
        const y = height * (fromY + (toY - fromY) * share) + move
        const along = Math.atan2((toY - fromY) * height, (toX - fromX) * width)
        for (const side of [-1, 1]) {
          const length = width * 0.062 * (1 - share * 0.45) * random.between(0.8, 1.1)
          const angle = along + side * random.between(0.5, 0.95)
          at.strokeStyle = shade ?? mix('#2f5a45', '#5f8a62', random.between(0, 1))
          at.lineWidth = 4.4
          at.lineCap = 'round'
          at.beginPath()
          at.moveTo(x, y)
          at.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
          at.stroke()
        }
      }
    }
  }
  softly(pen, 12, (soft) => needles(soft, 26, clear(palette.deep, 0.22)))
  needles(pen, 0, null)
}

function hook({ pen }: Picture, x: number, from: number, to: number): void {
  pen.strokeStyle = FIRE.gold
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(x, from)
  pen.quadraticCurveTo(x + 10, (from + to) / 2, x, to)
  pen.stroke()
}

function bauble(picture: Picture, { glass, name }: BaubleRecipe, x: number, y: number, radius: number): void {
  const { pen, palette } = picture
  const own = PALETTES[glass]
  const colour = own.isNight === true ? '#27407f' : mix(own.accent, own.deep, 0.25)
  softly(pen, 34, (soft) => {
    soft.fillStyle = clear(palette.deep, 0.3)
    circle(soft, x + radius * 0.34, y + radius * 0.3, radius * 0.98)
    soft.fill()
  })
  rounded(pen, x - radius * 0.15, y - radius * 1.14, radius * 0.3, radius * 0.24, 8)
  pen.fillStyle = blend(pen, { x: x - radius * 0.15, y: 0 }, { x: x + radius * 0.15, y: 0 }, [
    FIRE.white,
    '#d9a441',
    '#8c6018',
  ])
  pen.fill()
  circle(pen, x, y - radius * 1.2, radius * 0.075)
  pen.strokeStyle = '#d9a441'
  pen.lineWidth = 5
  pen.stroke()
  circle(pen, x, y, radius)
  pen.fillStyle = glow(pen, { x: x - radius * 0.4, y: y - radius * 0.46 }, radius * 1.85, [
    lighter(colour, 0.16),
    colour,
    darker(colour, 0.12),
    darker(colour, 0.26),
  ])
  pen.fill()
  within(pen, () => {
    circle(pen, x, y, radius)
    pen.clip()
    pen.strokeStyle = clear(FIRE.gold, 0.85)
    pen.lineWidth = radius * 0.018
    for (const dy of [-0.36, 0.36]) {
      pen.beginPath()
      pen.ellipse(x, y + dy * radius, radius * 0.94, radius * 0.13, 0, 0.12, Math.PI - 0.12)
      pen.stroke()
    }
    for (let dot = 0; dot < 9; dot++) {
      const angle = Math.PI * (0.1 + (dot / 8) * 0.8)
      spark(
        pen,
        x + Math.cos(angle) * radius * 0.86,
        y + radius * 0.52 + Math.sin(angle) * radius * 0.13,
        radius * (dot % 2 === 0 ? 0.15 : 0.08),
      )
      pen.fillStyle = FIRE.gold
      pen.fill()
    }
    setType(pen, { voice: 'hand', size: radius * 0.62, weight: 640 })
    pen.fillStyle = FIRE.white
    writeLines(pen, [name], x, y + radius * 0.16, 10, 'center')
    softly(pen, radius * 0.05, (soft) => {
      soft.fillStyle = clear('#ffffff', 0.62)
      soft.beginPath()
      soft.ellipse(x - radius * 0.48, y - radius * 0.52, radius * 0.1, radius * 0.26, 0.74, 0, Math.PI * 2)
      soft.fill()
      soft.strokeStyle = clear(lighter(palette.wallTop, 0.05), 0.42)
      soft.lineWidth = radius * 0.07
      soft.beginPath()
      soft.arc(x, y, radius * 0.9, 0.2, 1.5)
      soft.stroke()
    })
  })
}

function box(picture: Picture, recipe: BaubleRecipe): void {
  const { pen, width, height, palette, random } = picture
  const thing: Lying = {
    x: width * 0.5,
    y: height * 0.52,
    width: width * 0.72,
    height: width * 0.72,
    angle: 0.08,
    lift: 26,
    corner: 10,
  }
  const own = PALETTES[recipe.glass]
  shadowOf(pen, palette.deep, thing)
  lyingFrame(pen, thing, () => {
    const size = thing.width
    rounded(pen, 0, 0, size, size, 10)
    pen.fillStyle = mix(own.paper, own.second, 0.3)
    pen.fill()
    const rim = 34
    pen.fillStyle = darker(mix(own.paper, own.second, 0.3), 0.16)
    pen.fillRect(rim, rim, size - rim * 2, size - rim * 2)
    within(pen, () => {
      pen.beginPath()
      pen.rect(rim, rim, size - rim * 2, size - rim * 2)
      pen.clip()
      // Shreds of paper.
      pen.lineCap = 'round'
      for (let shred = 0; shred < 420; shred++) {
        const [x, y] = [random.between(0, size), random.between(0, size)]
        const turn = random.between(0, Math.PI * 2)
        const reach = random.between(50, 120)
        const bend = random.between(-0.9, 0.9)
        pen.strokeStyle = mix(
          random.pick(['#fffaf0', '#f3e7d2', '#e7d6ba', '#fbeee4']),
          palette.deep,
          shred < 140 ? 0.16 : 0,
        )
        pen.lineWidth = random.between(7, 13)
        pen.beginPath()
        pen.moveTo(x, y)
        pen.quadraticCurveTo(
          x + Math.cos(turn) * reach,
          y + Math.sin(turn) * reach,
          x + Math.cos(turn + bend) * reach * 1.7,
          y + Math.sin(turn + bend) * reach * 1.7,
        )
        pen.stroke()
      }
      softly(pen, 26, (soft) => {
        soft.strokeStyle = clear(palette.deep, 0.5)
        soft.lineWidth = 50
        soft.strokeRect(rim - 20, rim - 20, size - rim * 2 + 30, size - rim * 2 + 30)
      })
    })
    bauble(picture, recipe, size * 0.5, size * 0.535, size * 0.29)
  })
}
