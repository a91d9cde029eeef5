import type { Box, BoxForm, Connector, FlowRole } from '#domain/scene/sceneSchema.ts'
import type { Size } from './view.ts'

/** What a pointer does on the canvas. */
export type Tool =
  | { readonly kind: 'select' }
  | { readonly kind: 'hand' }
  | { readonly kind: 'line' }
  | { readonly kind: 'pen' }
  | { readonly kind: 'frame'; readonly isLane: boolean }
  | { readonly kind: 'box'; readonly form: BoxForm; readonly role: FlowRole | null }

export const SELECT: Tool = { kind: 'select' }

/** How what is drawn next looks. */
export interface Brush {
  readonly colour: Box['colour']
  /** Undefined while nobody has chosen one: a note is yellow then, and anything else white. */
  readonly fill: Box['fill'] | undefined
  readonly style: Box['style']
  readonly weight: number
  readonly textSize: Box['textSize']
  readonly route: Connector['route']
  readonly fromEnd: Connector['fromEnd']
  readonly toEnd: Connector['toEnd']
  /** Whether a stroke that looks like a shape or line becomes one. */
  readonly isGuessing: boolean
}

export const FIRST_BRUSH: Brush = {
  colour: 'ink',
  fill: undefined,
  style: 'solid',
  weight: 2,
  textSize: 'medium',
  route: 'elbow',
  fromEnd: 'none',
  toEnd: 'arrow',
  isGuessing: true,
}

/** The outline that is usual for a role. */
export const FORM_OF_ROLE: Readonly<Record<FlowRole, BoxForm>> = {
  start: 'pill',
  step: 'rounded',
  decision: 'diamond',
  parallel: 'hexagon',
  wait: 'ellipse',
  message: 'document',
  end: 'pill',
}

const WIDE: Size = { width: 176, height: 112 }
const SIZES: Partial<Readonly<Record<BoxForm, Size>>> = {
  note: { width: 160, height: 160 },
  person: { width: 80, height: 120 },
  diamond: WIDE,
  triangle: WIDE,
  star: WIDE,
  hexagon: WIDE,
  text: { width: 200, height: 32 },
}

/** How large a box is that was pressed down and not drawn, px. */
export const usualSize = (form: BoxForm): Size => SIZES[form] ?? { width: 160, height: 80 }

/** What of a brush a new box takes. */
export function boxLook(brush: Brush, form: BoxForm): Partial<Box> {
  const { colour, style, weight, textSize } = brush
  const fill = brush.fill === undefined ? (form === 'note' ? 'yellow' : null) : brush.fill
  return { form, colour, style, weight, textSize, fill, align: form === 'text' ? 'start' : 'middle' }
}
