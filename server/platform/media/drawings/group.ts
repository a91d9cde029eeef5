import { clear, mix } from '../brushes/colour.ts'
import { shine, standingShadow } from '../brushes/light.ts'
import { FIRE, PALETTES } from '../brushes/palette.ts'
import type { Picture } from '../brushes/picture.ts'
import { circle, polygon, spark } from '../brushes/shapes.ts'
import { ball, finish, layStage, plinth } from '../brushes/stage.ts'
import { blend, glow } from '../brushes/surface.ts'
import { standSheet } from '../brushes/warp.ts'
import type { CourseRecipe, GroupRecipe } from '../recipes.ts'
import { candle } from './candle.ts'
import { standingCard } from './card.ts'
import { courseCover } from './course.ts'
import type { Drawing } from './drawing.ts'
import { giftBox } from './giftBox.ts'
import { mug } from './mug.ts'
import { framed, vase } from './poster.ts'

/** The places of a group's parts, by the group. Shares of the picture keep them in place at any size. */
const ARRANGEMENTS: Record<GroupRecipe['view'], (picture: Picture) => void> = {
  hero,
  best,
  gifts,
  cards,
  courses,
  sale,
  new: news,
  ai: words,
}

export const drawGroup: Drawing<'group'> = (picture, { view }) => {
  ARRANGEMENTS[view](picture)
  finish(picture)
}

/** Sparks that rise through the picture from `from`. */
function rising(
  { pen, width, height, random }: Picture,
  from: number,
  count: number,
  colours: readonly [string, string],
): void {
  for (let index = 0; index < count; index++) {
    const share = random.between(0, 1)
    const x = width * (0.5 + random.between(-0.5, 0.5) * (0.4 + share * 0.6))
    const y = height * (from - share * from)
    const size = random.between(0.002, 0.007) * width * (1.2 - share * 0.6)
    if (index % 4 === 0) spark(pen, x, y, size * 4.6)
    else circle(pen, x, y, size * 0.6)
    pen.fillStyle = clear(mix(colours[0], colours[1], share), 0.95 - share * 0.45)
    pen.fill()
  }
}

/** The home page's still life: night, a glow, and the shop's products. */
function hero(picture: Picture): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'plain')
  const sun = { x: width * 0.53, y: height * 0.42 }
  shine(pen, sun, width * 0.5, '#c8431c', 0.72)
  circle(pen, sun.x, sun.y, width * 0.25)
  pen.fillStyle = blend(pen, { x: 0, y: sun.y - width * 0.25 }, { x: 0, y: sun.y + width * 0.25 }, [
    FIRE.gold,
    FIRE.ember,
    FIRE.flame,
    '#a8341a',
  ])
  pen.fill()
  pen.fillStyle = blend(pen, { x: 0, y: height * 0.64 }, { x: 0, y: height * 0.9 }, [
    clear(palette.table, 0),
    palette.table,
  ])
  pen.fillRect(0, height * 0.66, width, height * 0.34)
  shine(pen, { x: width * 0.5, y: height * 0.78 }, width * 0.42, '#c8431c', 0.42)
  rising(picture, 0.8, 110, [FIRE.gold, FIRE.flame])
  framed(
    picture,
    { kind: 'poster', view: 'wall', scene: 'night', frame: 'oak', design: { art: 'waves', mood: 'ice' } },
    { x: width * 0.085, y: height * 0.15, width: width * 0.235, height: height * 0.44 },
    16,
  )
  vase(picture, width * 0.885, height * 0.8, 1)
  plinth(
    picture,
    width * 0.7,
    height * 0.79,
    width * 0.115,
    height * 0.075,
    mix(palette.wallTop, FIRE.flame, 0.3),
  )
  mug(
    picture,
    { colour: 'białe', design: { art: 'dunes', mood: 'ember' } },
    { x: width * 0.695, y: height * 0.79, wide: width * 0.165, handle: 'right', steam: true },
  )
  giftBox(picture, {
    x: width * 0.2,
    y: height * 0.87,
    wide: width * 0.2,
    tall: height * 0.17,
    colour: '#f3e3cb',
    ribbon: FIRE.flame,
  })
  standingCard(
    picture,
    { art: 'cake', mood: 'ember', words: ['Wszystkiego', 'najlepszego'], voice: 'serif', place: 'top' },
    width * 0.46,
    height * 0.915,
    height * 0.6,
  )
  ball(picture, width * 0.8, height * 0.91, width * 0.032, FIRE.ember)
  ball(picture, width * 0.34, height * 0.935, width * 0.02, PALETTES.violet.accent)
}

function best(picture: Picture): void {
  const { width, height, palette } = picture
  layStage(picture, 'disc')
  const tone = mix(palette.table, palette.paper, 0.2)
  plinth(picture, width * 0.24, height * 0.78, width * 0.18, height * 0.1, tone)
  plinth(picture, width * 0.77, height * 0.82, width * 0.17, height * 0.06, tone)
  mug(
    picture,
    {
      colour: 'białe',
      design: { art: 'bouquet', mood: 'rose', words: ['Mama'], voice: 'serif', place: 'bottom' },
    },
    { x: width * 0.23, y: height * 0.78, wide: width * 0.25, handle: 'left' },
  )
  candle(
    picture,
    { label: ['Skórka', 'pomarańczy'], wax: 'honey' },
    width * 0.77,
    height * 0.825,
    width * 0.22,
    'lit',
  )
  standingCard(
    picture,
    { art: 'heart', mood: 'rose', words: ['Kocham Cię'], voice: 'serif', place: 'bottom' },
    width * 0.5,
    height * 0.9,
    height * 0.55,
  )
}

function gifts(picture: Picture): void {
  const { width, height, palette } = picture
  layStage(picture, 'plain')
  framed(
    picture,
    {
      kind: 'poster',
      view: 'wall',
      scene: 'sand',
      frame: 'oak',
      design: {
        art: 'shapes',
        mood: 'ember',
        words: ['Rób', 'po swojemu'],
        voice: 'grotesk',
        place: 'bottom',
      },
    },
    { x: width * 0.28, y: height * 0.08, width: width * 0.36, height: height * 0.5 },
    18,
  )
  giftBox(picture, {
    x: width * 0.2,
    y: height * 0.84,
    wide: width * 0.27,
    tall: width * 0.22,
    colour: '#f7ead6',
    ribbon: palette.accent,
  })
  candle(
    picture,
    { label: ['Czysta', 'bawełna'], wax: 'snow' },
    width * 0.8,
    height * 0.83,
    width * 0.22,
    'lit',
  )
  mug(
    picture,
    { colour: 'granatowe', design: { art: 'sparks', mood: 'ember' }, enamel: true },
    { x: width * 0.5, y: height * 0.9, wide: width * 0.28, handle: 'right' },
  )
}

function cards(picture: Picture): void {
  const { width, height } = picture
  layStage(picture, 'arch')
  standingCard(
    picture,
    { art: 'moon', mood: 'night', words: ['Dzień dobry,', 'świecie'], voice: 'serif', place: 'bottom' },
    width * 0.8,
    height * 0.78,
    height * 0.42,
  )
  standingCard(
    picture,
    { art: 'bouquet', mood: 'rose', words: ['Dziękuję'], voice: 'serif', place: 'top' },
    width * 0.19,
    height * 0.8,
    height * 0.44,
  )
  standingCard(
    picture,
    { art: 'balloons', mood: 'dawn', words: ['Hurra!'], voice: 'hand', place: 'bottom' },
    width * 0.5,
    height * 0.9,
    height * 0.54,
  )
}

function courses(picture: Picture): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'disc')
  const plates = [
    [7, ['Pierwsze', '30 sekund'], 'dunes', 'honey', 0.72, 0.77, 0.42],
    [2, ['Prompty', 'bez zaklęć'], 'flow', 'violet', 0.28, 0.8, 0.44],
    [1, ['Pierwsze', 'obrazy'], 'sun', 'ember', 0.5, 0.89, 0.5],
  ] as const
  for (const [number, title, art, mood, x, y, size] of plates) {
    const recipe: CourseRecipe = {
      kind: 'course',
      view: 'cover',
      number,
      title,
      design: { art, mood },
      duration: '4 godziny',
      lessons: [],
    }
    const [left, right] = [width * (x - size / 2), width * (x + size / 2)]
    const [top, foot] = [height * y - width * size, height * y]
    standingShadow(
      pen,
      palette.deep,
      { left: { x: left, y: foot - 6 }, right: { x: right + 14, y: foot - 6 }, depth: 14 },
      width * 0.2,
    )
    polygon(pen, [
      { x: right, y: top + 2 },
      { x: right + 16, y: top + 12 },
      { x: right + 16, y: foot - 14 },
      { x: right, y: foot },
    ])
    pen.fillStyle = PALETTES[mood].deep
    pen.fill()
    standSheet(pen, courseCover(recipe, 760), {
      topLeft: { x: left, y: top + 8 },
      topRight: { x: right, y: top },
      bottomRight: { x: right, y: foot },
      bottomLeft: { x: left, y: foot - 10 },
    })
  }
}

function sale(picture: Picture): void {
  const { pen, width, height } = picture
  layStage(picture, 'arch')
  giftBox(picture, {
    x: width * 0.66,
    y: height * 0.78,
    wide: width * 0.36,
    tall: width * 0.34,
    colour: '#ffe9dd',
    ribbon: '#f0607a',
  })
  giftBox(picture, {
    x: width * 0.34,
    y: height * 0.87,
    wide: width * 0.38,
    tall: width * 0.26,
    colour: '#f08f7f',
    ribbon: '#ffe9dd',
  })
  // A price tag on a thread.
  pen.strokeStyle = '#ffe9dd'
  pen.lineWidth = 4
  pen.beginPath()
  pen.moveTo(width * 0.34, height * 0.61)
  pen.quadraticCurveTo(width * 0.2, height * 0.62, width * 0.2, height * 0.7)
  pen.stroke()
  pen.beginPath()
  pen.moveTo(width * 0.2, height * 0.69)
  pen.lineTo(width * 0.255, height * 0.73)
  pen.lineTo(width * 0.255, height * 0.85)
  pen.lineTo(width * 0.145, height * 0.85)
  pen.lineTo(width * 0.145, height * 0.73)
  pen.closePath()
  pen.fillStyle = '#fff6ee'
  pen.fill()
  circle(pen, width * 0.2, height * 0.72, 11)
  pen.fillStyle = '#8f2342'
  pen.fill()
  spark(pen, width * 0.2, height * 0.79, width * 0.075)
  pen.fillStyle = FIRE.flame
  pen.fill()
  ball(picture, width * 0.84, height * 0.89, width * 0.05, FIRE.ember)
}

function news(picture: Picture): void {
  const { pen, width, height } = picture
  layStage(picture, 'disc')
  const middle = { x: width * 0.5, y: height * 0.62 }
  rising(picture, 0.7, 60, ['#ffffff', FIRE.gold])
  standingCard(
    picture,
    { art: 'laurel', mood: 'honey', words: ['Udało się!'], voice: 'grotesk', place: 'middle' },
    width * 0.36,
    height * 0.74,
    height * 0.4,
  )
  candle(
    picture,
    { label: ['Ognisko', 'po deszczu'], wax: 'ember' },
    width * 0.66,
    height * 0.72,
    width * 0.22,
    'lit',
  )
  const [left, right, top, foot] = [width * 0.17, width * 0.83, height * 0.63, height * 0.9]
  pen.fillStyle = glow(pen, middle, width * 0.4, [clear(FIRE.gold, 0.45), clear(FIRE.gold, 0)])
  pen.fillRect(0, 0, width, height)
  standingShadow(
    pen,
    picture.palette.deep,
    { left: { x: left, y: foot }, right: { x: right, y: foot }, depth: 18 },
    width * 0.3,
  )
  const card = '#d9a873'
  polygon(pen, [
    { x: left, y: top },
    { x: right, y: top },
    { x: right - 14, y: foot },
    { x: left + 14, y: foot },
  ])
  pen.fillStyle = blend(pen, { x: left, y: top }, { x: right, y: foot }, ['#e6b986', card, '#b98450'])
  pen.fill()
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : right
    polygon(pen, [
      { x: edge, y: top },
      { x: edge - side * width * 0.2, y: top + 4 },
      { x: edge + side * width * 0.01, y: top + height * 0.085 },
      { x: edge + side * width * 0.115, y: top + height * 0.06 },
    ])
    pen.fillStyle = side < 0 ? '#edc593' : '#c9955e'
    pen.fill()
  }
  spark(pen, width * 0.5, height * 0.785, width * 0.11)
  pen.fillStyle = clear('#7a4a20', 0.75)
  pen.fill()
}

function words(picture: Picture): void {
  const { pen, width, height, palette } = picture
  layStage(picture, 'arch')
  shine(pen, { x: width * 0.54, y: height * 0.4 }, width * 0.5, PALETTES.violet.second, 0.4)
  rising(picture, 0.74, 60, ['#ffffff', PALETTES.violet.accent])
  standingCard(
    picture,
    { art: 'flow', mood: 'violet', words: ['Dla Ciebie,', 'słowo w słowo'], voice: 'serif', place: 'middle' },
    width * 0.63,
    height * 0.8,
    height * 0.56,
  )
  standingCard(
    picture,
    { art: 'twoLines', mood: 'rose', words: ['Wciąż', 'razem'], voice: 'serif', place: 'bottom' },
    width * 0.22,
    height * 0.88,
    height * 0.42,
  )
  ball(picture, width * 0.86, height * 0.88, width * 0.055, mix(PALETTES.violet.accent, palette.wallTop, 0.1))
}
