import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import { NUMBERS_OF_A_POINT } from '#domain/scene/geometry/strokeNumbers.ts'
import { newBox, newConnector, newStroke } from '#domain/scene/newScene.ts'
import { recogniseStroke } from '#domain/scene/recognise/recogniseStroke.ts'
import type { Shape } from '#domain/scene/sceneSchema.ts'
import { newId } from '#domain/newId.ts'
import { inkPath } from '../drawing/strokePath.ts'
import { boxLook } from '../tools.ts'
import type { Gesture, Pointed, Stage } from './gesture.ts'
import { endAt } from './lining.ts'

/** Draws with a pen, by its pressure where it has one. */
export function inking(stage: Stage, start: Pointed): Gesture {
  const points = numbersOf(start)
  const { colour, weight, isGuessing } = stage.brush()
  const show = () => stage.ink(inkPath({ points, weight }))
  show()
  return {
    move(pointed) {
      points.push(...numbersOf(pointed))
      show()
    },
    end() {
      stage.ink(null)
      const stroke = newStroke(newId(), points, { colour, weight })
      stage.document.edit('ink', (scene) => addShapes(scene, [stroke]), [])
      const meant = isGuessing ? meantBy(stage, start, points) : null
      // A step of its own: one undo brings the stroke back.
      if (meant !== null)
        stage.document.edit('guess', (scene) => addShapes(removeShapes(scene, new Set([stroke.id])), [meant]))
    },
    cancel: () => stage.ink(null),
  }
}

/** The shape or line that a stroke was meant as; null for a mere stroke. */
function meantBy(stage: Stage, start: Pointed, points: readonly number[]): Shape | null {
  const places: Point[] = []
  for (let at = 0; at + 1 < points.length; at += NUMBERS_OF_A_POINT)
    places.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })
  const meant = recogniseStroke(places)
  if (meant === null) return null
  const brush = stage.brush()
  if (meant.kind === 'box') return newBox(newId(), meant.area, boxLook(brush, meant.form))
  const end = (at: Point) => endAt(stage, { ...start, at })
  const [from, to] = [end(meant.from), end(meant.to)]
  if ('shape' in from && 'shape' in to && from.shape === to.shape) return null
  const { colour, style, weight } = brush
  const isHeld = 'shape' in from && 'shape' in to
  return newConnector(newId(), from, to, {
    colour,
    style,
    weight,
    route: isHeld ? brush.route : 'straight',
    toEnd: meant.kind === 'arrow' || isHeld ? 'arrow' : 'none',
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10

const numbersOf = ({ at, pressure }: Pointed): number[] => [
  rounded(at.x),
  rounded(at.y),
  Math.round(pressure * 100) / 100,
]
