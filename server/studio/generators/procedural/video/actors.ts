import { newLayer } from '#server/platform/media/brushes/surface.ts'
import type { Canvas, Painter } from '../picture/painter.ts'
import { boundsOf } from '../picture/trace.ts'
import type { Motion, Sprite } from '../scene/shape.ts'

/** A thing of the scene, painted once, with all that is needed to move it. */
export interface Actor {
  readonly image: ReturnType<typeof newLayer>['canvas']
  /** The place of its upper left corner when nothing moves, px. */
  readonly x: number
  readonly y: number
  readonly depth: number
  readonly motion: Motion
  readonly pivot: { readonly x: number; readonly y: number }
  readonly size: number
  /** The phase, so that no two of a kind move alike. */
  readonly phase: number
}

/** Far things that hardly move, and still things beside them, are one picture. */
const TOGETHER = 0.05

/** Paints every thing of a scene onto a sheet of its own. */
export function paintActors(
  sprites: readonly Sprite[],
  painter: Painter,
  canvas: Canvas,
  onPainted: (share: number) => void,
): Actor[] {
  const groups = grouped(sprites)
  return groups.flatMap((sprite, index) => {
    onPainted(index / groups.length)
    const light = sprite.shapes.some((shape) => shape.glows) ? sprite.size * 1.2 : 0
    const reach = Math.max(6, canvas.width * 0.02, light)
    const { left, top, right, bottom } = within(boundsOf(sprite.shapes), canvas, reach)
    if (right <= left || bottom <= top) return []
    const layer = newLayer(right - left, bottom - top)
    layer.pen.translate(-left, -top)
    for (const one of sprite.parts) painter.sprite(layer.pen, one, canvas)
    const { depth, motion, pivot, size } = sprite
    return [
      { image: layer.canvas, x: left, y: top, depth, motion, pivot, size, phase: (index * 2.399) % 6.283 },
    ]
  })
}

interface Group extends Sprite {
  readonly parts: readonly Sprite[]
}

function grouped(sprites: readonly Sprite[]): Group[] {
  const groups: Group[] = []
  for (const sprite of sprites) {
    const isStill = sprite.motion === 'still' || (sprite.motion === 'sway' && sprite.depth < 0.7)
    const last = groups.at(-1)
    if (isStill && last?.motion === 'still' && sprite.depth - last.depth < TOGETHER) {
      groups[groups.length - 1] = {
        ...last,
        parts: [...last.parts, sprite],
        shapes: [...last.shapes, ...sprite.shapes],
      }
    } else {
      groups.push({ ...sprite, motion: isStill ? 'still' : sprite.motion, parts: [sprite] })
    }
  }
  return groups
}

/** A glowing thing shines beyond its edge; parts outside the camera's view aren't painted. */
function within(bounds: ReturnType<typeof boundsOf>, { width, height }: Canvas, reach: number) {
  const beyond = 0.15
  return {
    left: Math.floor(Math.max(-width * beyond, bounds.left - reach)),
    top: Math.floor(Math.max(-height * beyond, bounds.top - reach)),
    right: Math.ceil(Math.min(width * (1 + beyond), bounds.right + reach)),
    bottom: Math.ceil(Math.min(height * (1 + beyond), bounds.bottom + reach)),
  }
}
