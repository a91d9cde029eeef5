import type { PrintArea } from '#domain/prints/printArea.ts'
import { EDGE, type ThingDrawing, WHITE } from './thingDrawing.ts'

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
