import { clear, darker, lighter } from '../brushes/colour.ts'
import { lyingFrame, type Lying, shadowOf } from '../brushes/flatLay.ts'
import type { Picture } from '../brushes/picture.ts'
import { polygon } from '../brushes/shapes.ts'
import { blend, within } from '../brushes/surface.ts'

/** The back of a closed envelope with its flap. */
export function closedEnvelope({ pen, palette }: Picture, thing: Lying, colour: string): void {
  shadowOf(pen, palette.deep, thing)
  lyingFrame(pen, thing, () => {
    const { width, height } = thing
    body(pen, width, height, colour)
    const [tip, shoulder] = [height * 0.6, height * 0.04]
    within(pen, () => {
      pen.shadowColor = clear(darker(colour, 0.4), 0.45)
      pen.shadowBlur = 12
      pen.shadowOffsetY = 4
      pen.beginPath()
      pen.moveTo(0, 2)
      pen.lineTo(width, 2)
      pen.lineTo(width, shoulder)
      pen.lineTo(width * 0.54, tip - 8)
      pen.quadraticCurveTo(width / 2, tip + 8, width * 0.46, tip - 8)
      pen.lineTo(0, shoulder)
      pen.closePath()
      pen.fillStyle = blend(pen, { x: 0, y: 0 }, { x: 0, y: tip }, [
        lighter(colour, 0.015),
        lighter(colour, 0.045),
      ])
      pen.fill()
    })
  })
}

/** An open envelope seen from its back: the flap is up and shows the lining. `inside` draws its visible content. */
export function openEnvelope(
  picture: Picture,
  thing: Lying,
  colour: string,
  lining: string,
  inside?: () => void,
): void {
  const { pen, palette } = picture
  const { width, height } = thing
  const flap = height * 0.56
  shadowOf(pen, palette.deep, thing)
  lyingFrame(pen, thing, () => {
    within(pen, () => {
      pen.shadowColor = clear(palette.deep, 0.3)
      pen.shadowBlur = 18
      pen.shadowOffsetX = 8
      pen.shadowOffsetY = 6
      pen.beginPath()
      pen.moveTo(0, 4)
      pen.lineTo(width * 0.45, -flap + 10)
      pen.quadraticCurveTo(width / 2, -flap - 10, width * 0.55, -flap + 10)
      pen.lineTo(width, 4)
      pen.closePath()
      pen.fillStyle = darker(colour, 0.02)
      pen.fill()
    })
    polygon(pen, [
      { x: width * 0.05, y: 6 },
      { x: width / 2, y: -flap + 22 },
      { x: width * 0.95, y: 6 },
    ])
    pen.fillStyle = blend(pen, { x: 0, y: -flap }, { x: 0, y: 10 }, [
      lighter(lining, 0.03),
      darker(lining, 0.06),
    ])
    pen.fill()
    pen.fillStyle = darker(lining, 0.1)
    pen.fillRect(3, 0, width - 6, height * 0.5)
    inside?.()
    body(pen, width, height, colour, true)
  })
}

/** The pocket: side folds and the lower fold. `open` leaves the mouth free. */
function body(pen: Picture['pen'], width: number, height: number, colour: string, open = false): void {
  if (!open) {
    pen.beginPath()
    pen.roundRect(0, 0, width, height, 5)
    pen.fillStyle = darker(colour, 0.03)
    pen.fill()
  }
  const side = (direction: 1 | -1) => {
    const outer = direction === 1 ? 0 : width
    pen.beginPath()
    pen.moveTo(outer, open ? 2 : 0)
    pen.lineTo(outer + direction * width * 0.5, height * 0.58)
    pen.lineTo(outer, height)
    pen.closePath()
    pen.fillStyle = direction === 1 ? lighter(colour, 0.005) : darker(colour, 0.025)
    pen.fill()
  }
  side(1)
  side(-1)
  within(pen, () => {
    pen.shadowColor = clear(darker(colour, 0.4), 0.32)
    pen.shadowBlur = 10
    pen.shadowOffsetY = -3
    pen.beginPath()
    pen.moveTo(2, height - 1)
    pen.lineTo(width * 0.455, height * 0.51)
    pen.quadraticCurveTo(width / 2, height * 0.47, width * 0.545, height * 0.51)
    pen.lineTo(width - 2, height - 1)
    pen.closePath()
    pen.fillStyle = blend(pen, { x: 0, y: height * 0.5 }, { x: 0, y: height }, [
      lighter(colour, 0.035),
      colour,
    ])
    pen.fill()
  })
}
