import { clear, mix } from '../brushes/colour.ts'
import { FIRE } from '../brushes/palette.ts'
import { circle, spark } from '../brushes/shapes.ts'
import { blend, glow, within } from '../brushes/surface.ts'
import type { Art } from './art.ts'
import { sky } from './sky.ts'

/** The first star above snowy roofs. */
export const star: Art = (sheet) => {
  const { pen, width, height, focus, palette, random } = sheet
  const isNight = palette.isNight === true
  const high = isNight ? palette.deep : mix(palette.accent, palette.deep, 0.45)
  sky(sheet, [
    high,
    isNight ? palette.wallTop : mix(palette.accent, palette.deep, 0.15),
    isNight ? '#4a4a86' : palette.second,
  ])
  for (let dot = 0; dot < 60; dot++) {
    circle(
      pen,
      random.between(0, width),
      random.between(0, height * 0.75),
      random.between(0.0012, 0.0035) * width,
    )
    pen.fillStyle = clear(FIRE.white, random.between(0.25, 0.85))
    pen.fill()
  }
  const middle = { x: width * 0.5, y: focus.y + focus.height * 0.36 }
  pen.fillStyle = glow(pen, middle, width * 0.42, [
    clear(FIRE.gold, 0.55),
    clear(FIRE.ember, 0.14),
    clear(FIRE.ember, 0),
  ])
  pen.fillRect(0, 0, width, height)
  spark(pen, middle.x, middle.y, focus.height * 0.5)
  pen.fillStyle = blend(
    pen,
    { x: middle.x, y: middle.y - focus.height * 0.25 },
    { x: middle.x, y: middle.y + focus.height * 0.25 },
    [FIRE.white, FIRE.gold, FIRE.ember],
  )
  pen.fill()
  within(pen, () => {
    pen.translate(middle.x, middle.y)
    pen.rotate(Math.PI / 4)
    spark(pen, 0, 0, focus.height * 0.2)
    pen.fillStyle = clear(FIRE.white, 0.8)
    pen.fill()
  })
  return palette.paper
}
