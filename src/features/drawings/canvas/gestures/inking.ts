import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { newId } from '#domain/newId.ts'
import { newStroke } from '#domain/scene/newScene.ts'
import { inkPath } from '../drawing/strokePath.ts'
import type { Gesture, Pointed, Stage } from './gesture.ts'

/** Draws with a pen, by its pressure where it has one. */
export function inking(stage: Stage, start: Pointed): Gesture {
  const points = numbersOf(start)
  const { colour, weight } = stage.brush()
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
    },
    cancel: () => stage.ink(null),
  }
}

const rounded = (value: number) => Math.round(value * 10) / 10

const numbersOf = ({ at, pressure }: Pointed): number[] => [
  rounded(at.x),
  rounded(at.y),
  Math.round(pressure * 100) / 100,
]
