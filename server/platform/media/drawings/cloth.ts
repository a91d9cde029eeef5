import { printDesign } from '../art/printDesign.ts'
import { clear, darker, lighter, lightness, mix } from '../brushes/colour.ts'
import { layTop, lyingFrame, type Lying } from '../brushes/flatLay.ts'
import { lyingShadow, softly, standingShadow } from '../brushes/light.ts'
import { FABRICS, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, rounded, smooth } from '../brushes/shapes.ts'
import { finish, layStage, lyingSprig } from '../brushes/stage.ts'
import { blend, type Pen, within } from '../brushes/surface.ts'
import { grain } from '../brushes/texture.ts'
import type { ToteRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'
import { badge } from './shirt.ts'

export const drawTote: Drawing<'tote'> = (picture, recipe) => {
  const { pen, width, height, palette } = picture
  if (recipe.view === 'hanging') {
    layStage(picture, 'plain')
    const peg = { x: width * 0.5, y: height * 0.1 }
    tote(
      picture,
      recipe,
      { x: width * 0.5, y: height * 0.62, width: width * 0.58, height: width * 0.62, angle: 0 },
      peg,
    )
    softly(pen, 8, (soft) => {
      soft.fillStyle = clear(palette.deep, 0.4)
      circle(soft, peg.x + 12, peg.y + 16, 32)
      soft.fill()
    })
    circle(pen, peg.x, peg.y, 32)
    pen.fillStyle = blend(pen, { x: peg.x - 32, y: peg.y - 32 }, { x: peg.x + 32, y: peg.y + 32 }, [
      '#e0b681',
      '#a8743f',
    ])
    pen.fill()
  } else {
    layTop(picture, mix(palette.wallTop, palette.paper, 0.4))
    lyingSprig(picture, width * 0.94, height * 0.36, width * 0.3, Math.PI * 0.55)
    tote(
      picture,
      recipe,
      { x: width * 0.47, y: height * 0.63, width: width * 0.58, height: width * 0.6, angle: -0.07 },
      null,
    )
  }
  finish(picture)
}

function tote(
  { pen, palette }: Picture,
  { colour, design }: ToteRecipe,
  place: Lying,
  peg: { x: number; y: number } | null,
): void {
  const cloth = FABRICS[colour]
  const { width: wide, height: tall } = place
  const straps = (at: Pen, move: number) => {
    for (const [index, inset] of [0.26, 0.3].entries()) {
      at.beginPath()
      if (peg === null) {
        at.moveTo(wide * inset, 14)
        at.bezierCurveTo(
          wide * (inset - 0.06),
          -tall * (0.62 - index * 0.1),
          wide * (1.02 - inset),
          -tall * (0.56 - index * 0.12),
          wide * (1 - inset),
          14,
        )
      } else {
        const [px, py] = [peg.x - place.x + wide / 2, peg.y - place.y + tall / 2 - 18]
        at.moveTo(wide * inset, 14)
        at.bezierCurveTo(wide * (inset + 0.02), -tall * 0.2, px - 44, py + 40, px - 22 + move, py)
        at.quadraticCurveTo(px, py - 22, px + 22 + move, py)
        at.bezierCurveTo(px + 44, py + 40, wide * (0.98 - inset), -tall * 0.2, wide * (1 - inset), 14)
      }
      at.stroke()
    }
  }
  const bag = (at: Pen) => {
    at.beginPath()
    at.moveTo(4, 0)
    at.quadraticCurveTo(wide / 2, 12, wide - 4, 0)
    at.quadraticCurveTo(wide + 8, tall * 0.5, wide - 6, tall - 14)
    at.quadraticCurveTo(wide - 10, tall, wide - 28, tall)
    at.quadraticCurveTo(wide / 2, tall + 10, 28, tall)
    at.quadraticCurveTo(10, tall, 6, tall - 14)
    at.quadraticCurveTo(-8, tall * 0.5, 4, 0)
    at.closePath()
  }
  lyingShadow(pen, palette.deep, 15, (at) => {
    lyingFrame(at, place, () => {
      bag(at)
      at.fill()
      at.strokeStyle = at.fillStyle
      at.lineWidth = 30
      straps(at, 0)
    })
  })
  lyingFrame(pen, place, () => {
    pen.lineCap = 'butt'
    for (const [thick, tone] of [
      [32, darker(cloth, 0.09)],
      [26, darker(cloth, 0.02)],
    ] as const) {
      pen.lineWidth = thick
      pen.strokeStyle = tone
      straps(pen, 0)
    }
    bag(pen)
    pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: wide, y: tall }, [
      lighter(cloth, 0.025),
      cloth,
      darker(cloth, 0.04),
    ])
    pen.fill()
    within(pen, () => {
      bag(pen)
      pen.clip()
      const size = wide * 0.66
      const print = printDesign(design, size, size)
      pen.globalCompositeOperation = lightness(cloth) > 0.6 ? 'multiply' : 'source-over'
      pen.drawImage(print.canvas, wide * 0.17, tall * 0.2, size, size)
      pen.globalCompositeOperation = 'source-over'
      pen.strokeStyle = clear(darker(cloth, 0.25), 0.45)
      pen.setLineDash([7, 5])
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(0, 34)
      pen.quadraticCurveTo(wide / 2, 48, wide, 34)
      pen.stroke()
      pen.setLineDash([])
      drapes(pen, wide, tall)
      grain(pen, { x: -10, y: -10, width: wide + 20, height: tall + 30 }, 0.09, 'coarse')
    })
  })
}

function drapes(pen: Pen, wide: number, tall: number): void {
  softly(pen, 14, (soft) => {
    soft.lineCap = 'round'
    soft.lineWidth = wide * 0.03
    for (const [fromX, toX, bend] of [
      [0.24, 0.14, 0.06],
      [0.76, 0.88, -0.05],
      [0.5, 0.46, 0.04],
    ] as const) {
      soft.strokeStyle = clear('#000000', 0.13)
      soft.beginPath()
      soft.moveTo(wide * fromX, tall * 0.02)
      soft.quadraticCurveTo(wide * (fromX + bend), tall * 0.5, wide * toX, tall * 0.96)
      soft.stroke()
      soft.strokeStyle = clear('#ffffff', 0.2)
      soft.beginPath()
      soft.moveTo(wide * (fromX + 0.03), tall * 0.02)
      soft.quadraticCurveTo(wide * (fromX + bend + 0.03), tall * 0.5, wide * (toX + 0.03), tall * 0.96)
      soft.stroke()
    }
  })
}

export const drawCushion: Drawing<'cushion'> = (picture, recipe) => {
  const { pen, width, height, palette } = picture
  const near = recipe.view === 'detail'
  layStage(picture, 'plain')
  if (!near) sofa(picture)
  const size = width * (near ? 1.15 : 0.56)
  const [x, y] = [width * (near ? 0.56 : 0.5), height * (near ? 0.66 : 0.55)]
  const half = size / 2
  const shape = (at: Pen, grow = 1) => {
    const points = [
      [-0.5, -0.48],
      [-0.25, -0.455],
      [0, -0.45],
      [0.25, -0.455],
      [0.5, -0.48],
      [0.468, -0.24],
      [0.462, 0],
      [0.47, 0.24],
      [0.5, 0.5],
      [0.25, 0.475],
      [0, 0.47],
      [-0.25, 0.475],
      [-0.5, 0.5],
      [-0.47, 0.24],
      [-0.462, 0],
      [-0.468, -0.24],
    ] as const
    smooth(
      at,
      points.map(([dx, dy]) => ({ x: dx * size * grow, y: dy * size * grow })),
    )
  }
  standingShadow(
    pen,
    palette.deep,
    {
      left: { x: x - half * 0.8, y: y + half * 0.96 },
      right: { x: x + half * 0.86, y: y + half * 0.96 },
      depth: 30,
    },
    half * 0.8,
  )
  within(pen, () => {
    pen.translate(x, y)
    pen.rotate(near ? -0.14 : 0.05)
    const own = PALETTES[recipe.design.mood]
    const cloth = mix(own.paper, own.accent, 0.2)
    shape(pen, 1.012)
    pen.fillStyle = own.deep
    pen.fill()
    shape(pen)
    pen.fillStyle = cloth
    pen.fill()
    within(pen, () => {
      shape(pen)
      pen.clip()
      const motif = badge(recipe.design, size * 0.72)
      pen.drawImage(motif.canvas, -size * 0.36, -size * 0.35, size * 0.72, size * 0.72)
      pen.fillStyle = pen.createRadialGradient(-half * 0.3, -half * 0.35, half * 0.1, 0, 0, half * 1.25)
      const light = pen.createRadialGradient(-half * 0.3, -half * 0.35, half * 0.1, 0, 0, half * 1.25)
      light.addColorStop(0, clear('#ffffff', 0.3))
      light.addColorStop(0.5, clear('#ffffff', 0))
      light.addColorStop(1, clear(palette.deep, 0.42))
      pen.fillStyle = light
      pen.fillRect(-size, -size, size * 2, size * 2)
      softly(pen, size * 0.014, (soft) => {
        soft.lineCap = 'round'
        soft.lineWidth = size * 0.016
        for (const [fromX, fromY, toX, toY] of [
          [-0.46, -0.44, -0.32, -0.3],
          [0.46, -0.44, 0.33, -0.29],
          [-0.46, 0.46, -0.31, 0.33],
          [0.46, 0.46, 0.32, 0.31],
          [-0.44, 0.1, -0.34, 0.06],
        ] as const) {
          soft.strokeStyle = clear('#000000', 0.2)
          soft.beginPath()
          soft.moveTo(fromX * size, fromY * size)
          soft.lineTo(toX * size, toY * size)
          soft.stroke()
        }
      })
      grain(pen, { x: -size / 2, y: -size / 2, width: size, height: size }, 0.08, 'coarse')
    })
  })
  finish(picture)
}

function sofa({ pen, width, height, palette }: Picture): void {
  const cloth = mix(palette.deep, palette.wallBottom, 0.32)
  rounded(pen, -width * 0.08, height * 0.36, width * 1.16, height * 0.6, 90)
  pen.fillStyle = blend(pen, { x: 0, y: height * 0.36 }, { x: 0, y: height * 0.9 }, [
    lighter(cloth, 0.07),
    cloth,
    darker(cloth, 0.06),
  ])
  pen.fill()
  softly(pen, 14, (soft) => {
    soft.strokeStyle = clear('#000000', 0.3)
    soft.lineWidth = 14
    soft.beginPath()
    soft.moveTo(width * 0.5, height * 0.4)
    soft.lineTo(width * 0.5, height * 0.8)
    soft.stroke()
  })
  rounded(pen, -width * 0.1, height * 0.77, width * 1.2, height * 0.34, 70)
  pen.fillStyle = blend(pen, { x: 0, y: height * 0.77 }, { x: 0, y: height }, [
    lighter(cloth, 0.11),
    lighter(cloth, 0.03),
    darker(cloth, 0.05),
  ])
  pen.fill()
  grain(pen, { x: 0, y: height * 0.36, width, height: height * 0.64 }, 0.06, 'coarse')
}
