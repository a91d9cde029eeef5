import { boundsOf } from '../picture/trace.ts'
import { headOf } from './head.ts'
import { INK } from './motifs/faces.ts'
import { Scissors } from './scissors.ts'
import type { Shape } from './shape.ts'

/** How a face looks that doesn't smile. */
export type Feeling = 'sad' | 'angry' | 'surprised'

/** How much higher the inner end of a brow is than the outer one, in eyes' widths. */
const BROWS: Readonly<Record<Feeling, number>> = { sad: 0.75, angry: -0.8, surprised: 0 }

/** The same face with another feeling: brows, the bows of its mouth turned over, a tear. Without a face nothing changes. */
export function withFeeling(shapes: readonly Shape[], feeling: Feeling): Shape[] {
  const head = headOf(shapes)
  const [first] = head?.eyes ?? []
  if (head === null || first === undefined) return [...shapes]
  const { eyes, eyeWidth, x, width, bottom, y } = head
  const isMouth = (shape: Shape) => {
    if (shape.line === null || shape.isEye === true) return false
    const box = boundsOf([shape])
    const isNear = eyes.length === 1 || Math.abs((box.left + box.right) / 2 - x) < width * 0.22
    const isLow = box.top > y + eyeWidth * 0.7 && box.bottom < bottom + eyeWidth * 0.6
    return isNear && isLow && box.right - box.left < width * 0.4 && box.bottom - box.top < eyeWidth * 1.3
  }
  const isBrow = (shape: Shape) => {
    const box = boundsOf([shape])
    const isOver = box.bottom < y - eyeWidth * 0.4 && box.top > y - eyeWidth * 2.6
    return shape.line !== null && shape.line < eyeWidth * 0.4 && isOver && box.right - box.left < width * 0.3
  }
  const mouths = shapes.filter(isMouth)
  const face = shapes
    .filter((shape) => !isBrow(shape) && !(feeling === 'surprised' && isMouth(shape)))
    .map((shape) => (isMouth(shape) ? turnedOver(shape) : shape))
  const cut = new Scissors()
  const isAside = eyes.length === 1
  for (const eye of eyes) {
    const side = isAside ? (x < eye.x ? -1 : 1) : Math.sign(eye.x - x)
    const over = eye.y - eyeWidth * (feeling === 'surprised' ? 1.5 : 1.15)
    cut.line(
      [
        [eye.x - side * eyeWidth * 0.75, over - eyeWidth * BROWS[feeling]],
        [eye.x, over - eyeWidth * (feeling === 'surprised' ? 0.25 : BROWS[feeling] * 0.3)],
        [eye.x + side * eyeWidth * 0.8, over],
      ],
      eyeWidth * 0.24,
      INK,
    )
  }
  if (feeling === 'sad') {
    const tear = { x: first.x, y: first.y + eyeWidth * 1.1 }
    cut.blob(
      [
        [tear.x, tear.y - eyeWidth * 0.5],
        [tear.x + eyeWidth * 0.3, tear.y + eyeWidth * 0.25],
        [tear.x, tear.y + eyeWidth * 0.5],
        [tear.x - eyeWidth * 0.3, tear.y + eyeWidth * 0.25],
      ],
      '#6fb4ea',
      { isDetail: true },
    )
  }
  const lips = mouths.length === 0 ? null : boundsOf(mouths)
  if (feeling === 'surprised' && lips !== null)
    cut.oval(
      isAside ? (lips.left + lips.right) / 2 : x,
      (lips.top + lips.bottom) / 2,
      eyeWidth * 0.45,
      eyeWidth * 0.6,
      '#7a3a38',
      {
        isDetail: true,
      },
    )
  return [...face, ...cut.shapes]
}

/** A smile becomes a frown. */
function turnedOver(shape: Shape): Shape {
  const { top, bottom } = boundsOf([shape])
  const contours = shape.contours.map((contour) =>
    contour.map((point) => ({ x: point.x, y: top + bottom - point.y })),
  )
  return { ...shape, contours }
}
