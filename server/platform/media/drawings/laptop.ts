import { clear } from '../brushes/colour.ts'
import { standingShadow } from '../brushes/light.ts'
import type { Picture } from '../brushes/picture.ts'
import { rounded } from '../brushes/shapes.ts'
import { blend, type Layer, within } from '../brushes/surface.ts'

/** A laptop with a picture on its screen; (x, y) is the middle of its foot. */
export function laptop({ pen, palette }: Picture, screen: Layer, x: number, y: number, wide: number): void {
  const tall = wide * 0.62
  const lid = { left: x - wide * 0.44, top: y - tall - wide * 0.03, width: wide * 0.88, height: tall }
  standingShadow(
    pen,
    palette.deep,
    {
      left: { x: x - wide / 2, y: y + wide * 0.03 },
      right: { x: x + wide / 2, y: y + wide * 0.03 },
      depth: wide * 0.02,
    },
    wide * 0.24,
  )
  rounded(pen, lid.left, lid.top, lid.width, lid.height, 26)
  pen.fillStyle = '#12161f'
  pen.fill()
  within(pen, () => {
    const rim = wide * 0.018
    rounded(pen, lid.left + rim, lid.top + rim, lid.width - rim * 2, lid.height - rim * 2.1, 10)
    pen.clip()
    pen.drawImage(screen.canvas, lid.left + rim, lid.top + rim, lid.width - rim * 2, lid.height - rim * 2.1)
    pen.beginPath()
    pen.moveTo(lid.left + lid.width * 0.68, lid.top)
    pen.lineTo(lid.left + lid.width, lid.top)
    pen.lineTo(lid.left + lid.width, lid.top + lid.height * 0.8)
    pen.closePath()
    pen.fillStyle = clear('#ffffff', 0.04)
    pen.fill()
  })
  const base = y - wide * 0.03
  pen.beginPath()
  pen.moveTo(lid.left + 4, base)
  pen.lineTo(lid.left + lid.width - 4, base)
  pen.lineTo(x + wide / 2, y + wide * 0.03)
  pen.lineTo(x - wide / 2, y + wide * 0.03)
  pen.closePath()
  pen.fillStyle = blend(pen, { x: 0, y: base }, { x: 0, y: y + wide * 0.03 }, [
    '#9aa3b2',
    '#d4d9e1',
    '#c3c9d3',
  ])
  pen.fill()
  rounded(pen, x - wide / 2, y + wide * 0.029, wide, wide * 0.016, 10)
  pen.fillStyle = blend(pen, { x: 0, y: y + wide * 0.029 }, { x: 0, y: y + wide * 0.045 }, [
    '#eef1f5',
    '#8d95a4',
  ])
  pen.fill()
  rounded(pen, x - wide * 0.08, y + wide * 0.029, wide * 0.16, wide * 0.006, 5)
  pen.fillStyle = '#a3abb8'
  pen.fill()
}
