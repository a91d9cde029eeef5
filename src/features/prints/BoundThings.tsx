import type { PrintArea } from '#domain/prints/printArea.ts'
import { EDGE, type ThingDrawing, WHITE } from './thingDrawing.ts'

/** Its cover, edge to edge, with the sewn back at its left and two ribbons below. */
export function drawNotebook({ width, height }: PrintArea): ThingDrawing {
  const ribbon = (x: number, colour: string) => (
    <path d={`M ${x} ${height - 4} v 18 l 2.5 -3 l 2.5 3 v -18 Z`} fill={colour} />
  )
  return {
    view: [-14, -12, width + 28, height + 34],
    bare: WHITE,
    radius: 3,
    back: (
      <>
        {ribbon(width * 0.62, '#b5544a')}
        {ribbon(width * 0.7, '#3f5e8c')}
        <rect
          x={3}
          y={3}
          width={width + 1.5}
          height={height}
          rx={3}
          fill="#e6dfd1"
          stroke={EDGE}
          strokeWidth={0.6}
        />
      </>
    ),
    front: (
      <>
        <rect width={7} height={height} rx={3} fill="oklch(0.2 0.02 260 / 0.16)" />
        <rect width={width} height={height} rx={3} fill="none" stroke={EDGE} strokeWidth={0.6} />
      </>
    ),
  }
}

/** Bound in cloth, with a window for the picture in the middle of its square cover. */
export function drawBook({ width }: PrintArea): ThingDrawing {
  const side = width * 2
  const edge = (side - width) / 2
  return {
    view: [-edge - width * 0.1, -edge - width * 0.1, side + width * 0.2, side + width * 0.2],
    bare: WHITE,
    radius: 0,
    back: (
      <>
        <rect
          x={-edge}
          y={-edge}
          width={side}
          height={side}
          rx={width * 0.02}
          fill="#c8b29f"
          stroke={EDGE}
          strokeWidth={0.8}
        />
        <rect
          x={-edge}
          y={-edge}
          width={side * 0.055}
          height={side}
          rx={width * 0.02}
          fill="oklch(0.2 0.02 60 / 0.16)"
        />
        <rect x={-2} y={-2} width={width + 4} height={width + 4} fill="oklch(0.2 0.02 60 / 0.22)" />
      </>
    ),
    front: <rect width={width} height={width} fill="none" stroke={EDGE} strokeWidth={0.6} />,
  }
}
