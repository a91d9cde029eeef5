import { clear, darker, lighter, mix } from '../brushes/colour.ts'
import { setType, writeLines } from '../brushes/lettering.ts'
import { shine, softly } from '../brushes/light.ts'
import { FIRE } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, oval, rounded, spark } from '../brushes/shapes.ts'
import { finish } from '../brushes/stage.ts'
import { blend, glow, within } from '../brushes/surface.ts'
import type { CreditsRecipe } from '../recipes.ts'
import type { Drawing } from './drawing.ts'

export const drawCredits: Drawing<'credits'> = (picture, recipe) => {
  hearth(picture, recipe.view === 'coin' ? 0.5 : 0.62)
  if (recipe.view === 'pack') pack(picture, recipe)
  else if (recipe.view === 'coin') bigCoin(picture)
  else use(picture, recipe)
  finish(picture)
}

/** A dark room with a glow at the height of `middle` (a share of the picture). */
function hearth({ pen, width, height, palette }: Picture, middle: number): void {
  pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: height }, ['#1a2444', '#10182f', palette.deep])
  pen.fillRect(0, 0, width, height)
  const at = { x: width / 2, y: height * middle }
  pen.fillStyle = glow(pen, at, width * 0.72, [
    clear('#c8431c', 0.72),
    clear('#8f2d1c', 0.34),
    clear('#8f2d1c', 0),
  ])
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = blend(pen, { x: 0, y: height * 0.74 }, { x: 0, y: height }, [
    clear('#070b18', 0),
    clear('#070b18', 0.72),
  ])
  pen.fillRect(0, height * 0.74, width, height * 0.26)
}

/** A coin lying flat, seen a little from above; (x, y) is the middle of its upper face. */
function flatCoin({ pen }: Picture, x: number, y: number, radius: number, heat: number): void {
  const flat = radius * 0.3
  const thick = radius * 0.17
  const body = mix(FIRE.coal, FIRE.flame, heat)
  pen.beginPath()
  pen.moveTo(x - radius, y)
  pen.lineTo(x - radius, y + thick)
  pen.ellipse(x, y + thick, radius, flat, 0, Math.PI, 0, true)
  pen.lineTo(x + radius, y)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: x - radius, y }, { x: x + radius, y }, [
    darker(body, 0.12),
    lighter(body, 0.06),
    body,
    darker(body, 0.16),
    darker(body, 0.24),
  ])
  pen.fill()
  pen.strokeStyle = clear('#3a0d06', 0.35)
  pen.lineWidth = 2
  for (let notch = 0; notch < 26; notch++) {
    const angle = (notch / 26) * Math.PI
    const [nx, ny] = [x - Math.cos(angle) * radius, y + Math.sin(angle) * flat]
    pen.beginPath()
    pen.moveTo(nx, ny + 2)
    pen.lineTo(nx, ny + thick - 2)
    pen.stroke()
  }
  oval(pen, x, y, radius, flat)
  pen.fillStyle = blend(pen, { x: x - radius, y: y - flat }, { x: x + radius, y: y + flat }, [
    FIRE.gold,
    mix(FIRE.ember, FIRE.gold, 0.35 * heat),
    mix(FIRE.flame, FIRE.ember, heat),
  ])
  pen.fill()
  oval(pen, x, y, radius * 0.84, flat * 0.84)
  pen.lineWidth = 3
  pen.strokeStyle = clear(FIRE.coal, 0.4)
  pen.stroke()
  within(pen, () => {
    pen.translate(x, y)
    pen.scale(1, flat / radius)
    spark(pen, 0, 5, radius * 1.12)
    pen.fillStyle = clear(FIRE.coal, 0.35)
    pen.fill()
    spark(pen, 0, 0, radius * 1.12)
    pen.fillStyle = FIRE.white
    pen.fill()
  })
}

/** A coin standing on its edge, facing us. */
function faceCoin({ pen }: Picture, x: number, y: number, radius: number, lean = 0): void {
  within(pen, () => {
    pen.translate(x, y)
    pen.rotate(lean)
    circle(pen, radius * 0.07, radius * 0.02, radius)
    pen.fillStyle = blend(pen, { x: 0, y: -radius }, { x: 0, y: radius }, [FIRE.flame, FIRE.coal])
    pen.fill()
    circle(pen, 0, 0, radius)
    pen.fillStyle = blend(pen, { x: -radius, y: -radius }, { x: radius, y: radius }, [
      FIRE.white,
      FIRE.gold,
      FIRE.ember,
      FIRE.flame,
    ])
    pen.fill()
    circle(pen, 0, 0, radius * 0.86)
    pen.fillStyle = blend(pen, { x: -radius, y: -radius }, { x: radius, y: radius }, [
      FIRE.flame,
      FIRE.ember,
      mix(FIRE.gold, FIRE.ember, 0.3),
    ])
    pen.fill()
    circle(pen, 0, 0, radius * 0.82)
    pen.fillStyle = blend(pen, { x: -radius, y: -radius }, { x: radius * 0.6, y: radius }, [
      mix(FIRE.ember, FIRE.gold, 0.4),
      FIRE.ember,
      FIRE.flame,
    ])
    pen.fill()
    spark(pen, radius * 0.025, radius * 0.035, radius * 1.12)
    pen.fillStyle = clear(FIRE.coal, 0.42)
    pen.fill()
    spark(pen, 0, 0, radius * 1.12)
    pen.fillStyle = blend(pen, { x: 0, y: -radius * 0.5 }, { x: 0, y: radius * 0.5 }, [
      '#ffffff',
      FIRE.white,
      FIRE.gold,
    ])
    pen.fill()
    for (let notch = 0; notch < 60; notch++) {
      const angle = (notch / 60) * Math.PI * 2
      pen.strokeStyle = clear(FIRE.coal, 0.22)
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(Math.cos(angle) * radius * 0.9, Math.sin(angle) * radius * 0.9)
      pen.lineTo(Math.cos(angle) * radius * 0.97, Math.sin(angle) * radius * 0.97)
      pen.stroke()
    }
  })
}

function fly({ pen, random }: Picture, middle: { x: number; y: number }, reach: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const share = random.between(0, 1)
    const x = middle.x + random.between(-1, 1) * reach * (0.3 + share * 0.7)
    const y = middle.y - share * reach * 1.25
    const size = random.between(3, 11) * (1.2 - share * 0.6)
    if (index % 4 === 0) spark(pen, x, y, size * 4)
    else circle(pen, x, y, size * 0.55)
    pen.fillStyle = clear(mix(FIRE.gold, FIRE.flame, share), 0.95 - share * 0.5)
    pen.fill()
  }
}

/** The number of coins in each pile, left to right, from the smallest pack to the largest. */
const PILES: readonly (readonly [amount: number, piles: readonly number[]])[] = [
  [50, [1]],
  [120, [2, 1]],
  [300, [2, 4, 1]],
  [700, [3, 5, 4]],
  [1500, [3, 6, 7, 4]],
  [4000, [5, 8, 10, 7, 4]],
]

function pack(picture: Picture, { amount, name }: CreditsRecipe): void {
  const { pen, width, height } = picture
  const piles = PILES.find(([size]) => size >= amount)?.[1] ?? [1]
  const radius =
    width *
    (piles.length === 1
      ? 0.19
      : piles.length === 2
        ? 0.165
        : piles.length === 3
          ? 0.135
          : piles.length === 4
            ? 0.108
            : 0.09)
  const step = radius * 0.2
  const foot = height * 0.8
  shine(pen, { x: width / 2, y: foot - radius }, width * 0.5, FIRE.flame, 0.5)
  fly(picture, { x: width / 2, y: foot - radius }, width * 0.38, 34 + piles.length * 9)
  const spread = radius * 2.02
  const order = piles
    .map((tall, index) => ({ tall, index }))
    .toSorted((one, other) => (one.index % 2) - (other.index % 2))
  // The farthest first.
  for (const { tall, index } of order.toReversed()) {
    const x = width / 2 + (index - (piles.length - 1) / 2) * spread * 0.92
    const base = foot + (index % 2 === 0 ? radius * 0.16 : -radius * 0.2)
    softly(pen, 20, (soft) => {
      soft.fillStyle = clear('#03060f', 0.6)
      oval(soft, x + radius * 0.2, base + radius * 0.24, radius * 1.1, radius * 0.34)
      soft.fill()
    })
    for (let coin = 0; coin < tall; coin++) {
      flatCoin(
        picture,
        x + (((coin * 29 + index * 11) % 7) - 3) * radius * 0.018,
        base - coin * step,
        radius,
        0.35 + (coin / Math.max(1, tall)) * 0.65,
      )
    }
  }
  if (piles.length <= 2)
    faceCoin(
      picture,
      width * (piles.length === 1 ? 0.5 : 0.66),
      foot - radius * (piles.length === 1 ? 1.42 : 0.96),
      radius * 0.92,
      piles.length === 1 ? -0.06 : 0.1,
    )
  shine(pen, { x: width / 2, y: foot - radius * 1.2 }, width * 0.36, FIRE.ember, 0.28)
  // On the right: shops put their badges into the upper left corner.
  setType(pen, { voice: 'grotesk', size: 150, weight: 780, breadth: 84, tracking: -0.02 })
  pen.fillStyle = FIRE.white
  const count = String(amount).replace(/(\d)(?=\d{3}$)/, '$1\u2009')
  writeLines(pen, [count], width * 0.93, height * 0.185, 140, 'right')
  setType(pen, { voice: 'serif', size: 54, weight: 420 })
  pen.fillStyle = FIRE.gold
  writeLines(pen, [name], width * 0.925, height * 0.245, 60, 'right')
}

function bigCoin(picture: Picture): void {
  const { pen, width, height } = picture
  shine(pen, { x: width / 2, y: height / 2 }, width * 0.6, FIRE.flame, 0.6)
  fly(picture, { x: width / 2, y: height * 0.78 }, width * 0.42, 60)
  faceCoin(picture, width / 2, height * 0.5, width * 0.27, -0.08)
  shine(pen, { x: width * 0.42, y: height * 0.4 }, width * 0.22, '#ffffff', 0.35)
}

/** The uses of a pack, as little plates: how many of each depends on the engines, so no number is painted on. */
function use(picture: Picture, { amount }: CreditsRecipe): void {
  const { pen, width, height } = picture
  const rows = [
    ['Obrazy', 'kartki, plakaty i wzory'],
    ['Filmy', 'ruchome kartki i krótkie sceny'],
  ] as const
  fly(picture, { x: width / 2, y: height * 0.98 }, width * 0.5, 40)
  setType(pen, { voice: 'serif', size: 62, weight: 420 })
  pen.fillStyle = FIRE.gold
  const digits = String(amount).replace(/(\d)(?=\d{3}$)/, '$1\u2009')
  writeLines(pen, [`${digits} kredytów na`], width * 0.11, height * 0.17, 60)
  for (const [index, [noun, examples]] of rows.entries()) {
    const y = height * (0.235 + index * 0.345)
    rounded(pen, width * 0.1, y, width * 0.8, height * 0.29, 44)
    pen.fillStyle = blend(pen, { x: 0, y }, { x: width, y: y + height * 0.29 }, [
      clear('#ffffff', 0.13),
      clear('#ffffff', 0.05),
    ])
    pen.fill()
    pen.strokeStyle = clear(FIRE.gold, 0.3)
    pen.lineWidth = 2
    pen.stroke()
    setType(pen, { voice: 'grotesk', size: 120, weight: 780, breadth: 84, tracking: -0.02 })
    pen.fillStyle = FIRE.white
    writeLines(pen, [noun], width * 0.16, y + height * 0.155, 100)
    setType(pen, { voice: 'text', size: 42, weight: 480 })
    pen.fillStyle = clear(FIRE.white, 0.72)
    writeLines(pen, [examples], width * 0.16, y + height * 0.225, 40)
  }
  setType(pen, { voice: 'text', size: 34, weight: 480 })
  pen.fillStyle = clear(FIRE.white, 0.72)
  writeLines(pen, ['Kredyty nie mają daty ważności'], width * 0.11, height * 0.95, 40)
}
