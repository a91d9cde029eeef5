import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { newId } from '#domain/newId.ts'
import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { type Alignment, alignShapes, distributeShapes } from '#domain/scene/edits/alignShapes.ts'
import { duplicateShapes } from '#domain/scene/edits/copyShapes.ts'
import { groupShapes, lockShapes, ungroupShapes } from '#domain/scene/edits/groupShapes.ts'
import { moveShapes } from '#domain/scene/edits/moveShapes.ts'
import { nextShape } from '#domain/scene/edits/nextShape.ts'
import { type Order, orderShapes } from '#domain/scene/edits/orderShapes.ts'
import { removeShapes } from '#domain/scene/edits/removeShapes.ts'
import { tidyShapes } from '#domain/scene/edits/tidyShapes.ts'
import { setRotation, turnableOf, turnShapes } from '#domain/scene/edits/turnShapes.ts'
import { freeShapes } from '#domain/scene/isFree.ts'
import type { Point } from '#domain/scene/geometry/rect.ts'
import { rotationOf } from '#domain/scene/geometry/turn.ts'
import { newConnector } from '#domain/scene/newScene.ts'
import type { Side } from '#domain/scene/sceneSchema.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { announce } from '#ui/announce.ts'
import { type DrawnTool, withShapeAt } from '../canvas/gestures/drawingBoxes.ts'
import { useDrawing } from './DrawingContext.tsx'
import { useShapeWords } from './shapeWords.ts'

/** Where a copy stands beside what it was made of, px. */
const BESIDE: Point = { x: 24, y: 24 }

/** What can be done with a drawing and what is chosen of it; each says what it did. */
export function useActions() {
  const { t } = useLingui()
  const { document, canvas } = useDrawing()
  const { kindOf, nameOf } = useShapeWords()
  const chosen = () => document.getSnapshot().selection
  const counted = (count: number) =>
    t`${plural(count, { one: '# kształt', few: '# kształty', many: '# kształtów', other: '# kształtu' })}`

  function select(id: string): void {
    document.select([id])
    canvas.show([id])
  }

  /** What was turned by so many degrees. */
  function announceTurn(by: number): void {
    const [degrees, other] = new Set(turnableOf(document.scene(), chosen()).map(rotationOf))
    const size = Math.abs(by)
    if (degrees !== undefined && other === undefined) announce(t`Obrót: ${degrees}°`)
    else announce(by < 0 ? t`Obrócono w lewo o ${size}°` : t`Obrócono w prawo o ${size}°`)
  }

  return {
    undo: () => {
      announce(document.undo() ? t`Cofnięto` : t`Nie ma czego cofnąć`)
    },
    redo: () => {
      announce(document.redo() ? t`Ponowiono` : t`Nie ma czego ponowić`)
    },
    select,
    remove: () => {
      const ids = chosen()
      if (document.edit('remove', (scene) => removeShapes(scene, ids), []))
        announce(t`Usunięto: ${counted(ids.size)}`)
    },
    duplicate: () => {
      const made = duplicateShapes(document.scene(), chosen(), BESIDE, newId)
      if (!document.edit('duplicate', () => made.scene, made.ids)) return
      canvas.show(made.ids)
      announce(t`Powielono: ${counted(made.ids.size)}`)
    },
    group: () => {
      if (document.edit('group', (scene) => groupShapes(scene, chosen(), newId()))) announce(t`Zgrupowano`)
    },
    ungroup: () => {
      if (document.edit('ungroup', (scene) => ungroupShapes(scene, chosen()))) announce(t`Rozgrupowano`)
    },
    align: (to: Alignment) => {
      if (document.edit('align', (scene) => alignShapes(scene, chosen(), to))) announce(t`Wyrównano`)
    },
    distribute: (along: 'x' | 'y') => {
      if (document.edit('distribute', (scene) => distributeShapes(scene, chosen(), along)))
        announce(t`Rozłożono równo`)
    },
    tidy: () => {
      if (document.edit('tidy', (scene) => tidyShapes(scene, chosen()))) announce(t`Uporządkowano`)
    },
    order: (to: Order) => {
      if (!document.edit('order', (scene) => orderShapes(scene, chosen(), to))) return
      announce(to === 'front' || to === 'forward' ? t`Przesunięto wyżej` : t`Przesunięto niżej`)
    },
    lock: (isLocked: boolean) => {
      if (document.edit('lock', (scene) => lockShapes(scene, chosen(), isLocked)))
        announce(isLocked ? t`Zablokowano` : t`Odblokowano`)
    },
    selectAll: () => {
      const scene = document.scene()
      const isFree = freeShapes(scene)
      const ids = scene.shapes.flatMap((shape) => (isFree(shape) ? [shape.id] : []))
      document.select(ids)
      announce(t`Zaznaczono: ${counted(ids.length)}`)
    },
    unselect: () => document.select([]),
    nudge: (by: Point) => {
      const ids = chosen()
      if (ids.size === 0) return false
      document.edit({ what: 'nudge', merges: true }, (scene) => moveShapes(scene, ids, by))
      canvas.show(ids)
      return true
    },
    turn: (by: number) => {
      const ids = chosen()
      if (turnableOf(document.scene(), ids).length === 0) {
        announce(t`Ramek, torów, linii i tego, co zablokowane, nie da się obrócić`)
        return
      }
      document.edit({ what: 'turn', merges: true }, (scene) => turnShapes(scene, ids, by))
      canvas.show(ids)
      announceTurn(by)
    },
    /** Turns each of the chosen shapes about its own middle, so far that it stands at so many degrees. */
    rotate: (degrees: number) => {
      const ids = chosen()
      if (document.edit('turn', (scene) => setRotation(scene, ids, degrees))) announceTurn(0)
    },
    next: (side: Side) => {
      const [id] = chosen()
      const made = id === undefined ? null : nextShape(document.scene(), id, side, newId)
      if (made === null) return false
      document.edit('next', () => made.scene, [made.id])
      canvas.show([made.id])
      announce(t`Dodano następny kształt z linią. Enter: napisz w nim.`)
      return true
    },
    write: () => {
      const [id] = chosen()
      const shape = shapesById(document.scene()).get(id ?? '')
      if (shape === undefined || shape.kind === 'stroke' || shape.locked) return false
      canvas.show([shape.id])
      canvas.write(shape.id)
      return true
    },
    /** Puts a shape in the middle of what is in sight, beside what stands there. */
    place: (tool: DrawnTool) => {
      const scene = document.scene()
      const id = newId()
      const middle = freeMiddle(
        canvas.space.shapesIn(canvas.sight()).map((shape) => canvas.space.boundsOf(shape)),
        canvas.middle(),
      )
      const isMade = document.edit(
        'draw',
        () => withShapeAt(scene, tool, id, middle, canvas.state.getSnapshot().brush),
        [id],
      )
      const shape = shapesById(document.scene()).get(id)
      if (!isMade || shape === undefined) return
      canvas.stage.drawn()
      canvas.show([id])
      const kind = kindOf(shape)
      announce(t`Dodano: ${kind}. Enter: napisz w nim.`)
    },
    connect: (from: string, to: string) => {
      const { colour, style, weight, route, fromEnd, toEnd } = canvas.state.getSnapshot().brush
      const look = { colour, style, weight, route, fromEnd, toEnd }
      const line = newConnector(newId(), { shape: from, side: null }, { shape: to, side: null }, look)
      if (!document.edit('line', (scene) => addShapes(scene, [line]))) return
      const shape = shapesById(document.scene()).get(to)
      const name = shape === undefined ? '' : nameOf(shape)
      announce(t`Połączono z: ${name}`)
    },
  }
}

/** A place near the middle that nothing covers, by steps to the right and down. */
function freeMiddle(
  taken: readonly { x: number; y: number; width: number; height: number }[],
  middle: Point,
): Point {
  for (let step = 0; step < 60; step += 1) {
    const at = { x: middle.x + (step % 6) * 200, y: middle.y + Math.floor(step / 6) * 120 }
    const isTaken = taken.some(
      ({ x, y, width, height }) =>
        at.x + 80 > x && at.x - 80 < x + width && at.y + 40 > y && at.y - 40 < y + height,
    )
    if (!isTaken) return at
  }
  return middle
}
