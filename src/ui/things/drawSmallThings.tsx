import type { PrintArea } from '#domain/prints/printArea.ts'
import { EDGE, type ThingDrawing, WHITE } from './thingDrawing.ts'

/** A cover with rounded corners, its sewn spine at the left and two ribbons below. */
export function drawNotebook({ width, height }: PrintArea): ThingDrawing {
  return {
    view: [-width * 0.09, -height * 0.05, width * 1.18, height * 1.16],
    bare: WHITE,
    radius: width * 0.03,
    back: (
      <>
        <path
          d={`M ${width * 0.68} ${height} v ${height * 0.07} M ${width * 0.76} ${height} v ${height * 0.09}`}
          stroke="#c24a24"
          strokeWidth={3}
        />
        <rect
          x={2.5}
          y={2.5}
          width={width}
          height={height}
          rx={width * 0.03}
          fill="oklch(0.2 0.02 260 / 0.3)"
        />
      </>
    ),
    front: (
      <>
        <rect width={width * 0.05} height={height} rx={width * 0.02} fill="oklch(0.2 0.02 60 / 0.16)" />
        <rect width={width} height={height} rx={width * 0.03} fill="none" stroke={EDGE} strokeWidth={0.6} />
      </>
    ),
  }
}

/** A label on the glass of a candle, or beside it. */
export function drawLabel({ width, height }: PrintArea): ThingDrawing {
  const margin = width * 0.22
  return {
    view: [-margin, -margin * 0.7, width + 2 * margin, height + margin * 1.4],
    bare: WHITE,
    radius: 0.8,
    back: (
      <rect
        x={-margin * 0.7}
        y={-margin * 0.5}
        width={width + margin * 1.4}
        height={height + margin}
        rx={width * 0.06}
        fill="#e3c9a0"
        stroke={EDGE}
        strokeWidth={0.5}
      />
    ),
    front: <rect width={width} height={height} rx={0.8} fill="none" stroke={EDGE} strokeWidth={0.3} />,
  }
}

/** A ball of glass with its cap and hook; the text lies round its belly. */
export function drawBauble({ width, height }: PrintArea, glass: string): ThingDrawing {
  const radius = width * 0.62
  const [x, y] = [width / 2, height / 2]
  return {
    view: [x - radius * 1.2, y - radius * 1.5, radius * 2.4, radius * 2.7],
    bare: 'none',
    radius: 0,
    back: (
      <>
        <path
          d={`M ${x - 4} ${y - radius * 1.16} a 4 5 0 1 1 8 0`}
          fill="none"
          stroke="#a8894a"
          strokeWidth={1.2}
        />
        <rect x={x - 8} y={y - radius * 1.12} width={16} height={radius * 0.16} rx={1.5} fill="#c9a65a" />
        <circle cx={x} cy={y} r={radius} fill={glass} stroke={EDGE} strokeWidth={0.5} />
        <ellipse
          cx={x - radius * 0.42}
          cy={y - radius * 0.5}
          rx={radius * 0.2}
          ry={radius * 0.12}
          fill="oklch(1 0 0 / 0.35)"
          transform={`rotate(-38 ${x - radius * 0.42} ${y - radius * 0.5})`}
        />
      </>
    ),
    front: null,
  }
}
