import { nextShape } from '#domain/scene/edits/nextShape.ts'
import { withGroups } from '#domain/scene/edits/groupShapes.ts'
import { addShapes } from '#domain/scene/edits/addShapes.ts'
import { distance, type Point } from '#domain/scene/geometry/rect.ts'
import { newId } from '#domain/newId.ts'
import { newBox } from '#domain/scene/newScene.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import type { DrawingCanvas } from './drawingCanvas.ts'
import { bending, unbending } from './gestures/bending.ts'
import { drawingBox } from './gestures/drawingBoxes.ts'
import { type Gesture, onRelease, type Pointed } from './gestures/gesture.ts'
import { inking } from './gestures/inking.ts'
import { endAt, lining, reattaching } from './gestures/lining.ts'
import { marquee } from './gestures/marquee.ts'
import { moving } from './gestures/moving.ts'
import { panning } from './gestures/panning.ts'
import { resizing } from './gestures/resizing.ts'
import { turning } from './gestures/turning.ts'
import { type Handle, handlesOf } from './handles.ts'
import { shapeAt } from './hits.ts'
import { boxLook } from './tools.ts'
import { pannedBy, toScene, zoomedAt } from './view.ts'

/** How near something has to be pressed, px of the surface. */
const NEAR = { mouse: 6, touch: 14 } as const
const HOLD = { mouse: 10, touch: 20 } as const
/** A whole finger for what turns: it stands alone. */
const HOLD_TURN = { mouse: 12, touch: 22 } as const
/** Two presses within this are one double press, ms and px. */
const TWICE = { ms: 400, px: 16 } as const
/** A wheel’s px for twice the size. */
const WHEEL_FOR_TWICE = 260

/** Lets pointers, fingers and the wheel work on a canvas that fills an element. Returns how to stop. */
export function followPointers(host: HTMLElement, canvas: DrawingCanvas): () => void {
  const { stage, state, document } = canvas
  let gesture: Gesture | null = null
  let last: Pointed | null = null
  let lastTap: { readonly at: Point; readonly time: number } | null = null
  let isSpaceHeld = false
  /** Where each pressed pointer is on the surface. */
  const pressed = new Map<number, Point>()

  function pointedOf(event: PointerEvent): Pointed {
    const surface = placeOn(host, event)
    return {
      surface,
      at: toScene(state.getSnapshot().view, surface),
      isShift: event.shiftKey,
      isCommand: event.ctrlKey || event.metaKey,
      isAlt: event.altKey,
      isTouch: event.pointerType === 'touch',
      pressure: event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : 0.5,
    }
  }

  function isTwice({ surface }: Pointed, time: number): boolean {
    const was = lastTap
    const isIt = was !== null && time - was.time < TWICE.ms && distance(was.at, surface) < TWICE.px
    lastTap = isIt ? null : { at: surface, time }
    return isIt
  }

  function begin(pointed: Pointed, event: PointerEvent): Gesture | null {
    const { tool } = state.getSnapshot()
    if (event.button === 1 || isSpaceHeld || tool.kind === 'hand') return panning(stage, pointed)
    if (event.button !== 0) return null
    if (tool.kind === 'pen') return inking(stage, pointed)
    if (tool.kind === 'line') return lining(stage, pointed, endAt(stage, pointed))
    if (tool.kind === 'select') return selecting(pointed, event.timeStamp)
    return drawingBox(stage, pointed, tool)
  }

  function selecting(pointed: Pointed, time: number): Gesture | null {
    const device = pointed.isTouch ? 'touch' : 'mouse'
    const { selection } = document.getSnapshot()
    const { zoom } = state.getSnapshot().view
    const held = nearest(handlesOf(canvas.space, selection, zoom), pointed.at, ({ kind }) =>
      stage.reach((kind === 'turn' ? HOLD_TURN : HOLD)[device]),
    )
    if (held !== null) return holding(held, pointed, time)
    const shape = shapeAt(canvas.space, pointed.at, stage.reach(NEAR[device]))
    const isSecond = isTwice(pointed, time)
    if (shape === null) {
      if (isSecond) return onRelease(() => writeHere(pointed))
      return pointed.isTouch ? panning(stage, pointed, () => document.select([])) : marquee(stage, pointed)
    }
    if (isSecond && shape.kind !== 'stroke') {
      document.select([shape.id])
      return onRelease(() => canvas.write(shape.id))
    }
    const all = withGroups(document.scene(), new Set([shape.id]))
    const wasChosen = selection.has(shape.id)
    if (pointed.isShift) {
      const next = new Set(selection)
      for (const id of all)
        if (wasChosen) next.delete(id)
        else next.add(id)
      document.select(next)
      return null
    }
    if (!wasChosen) document.select(all)
    return moving(stage, pointed, () => document.select(all))
  }

  function holding(handle: Handle, pointed: Pointed, time: number): Gesture | null {
    if (handle.kind === 'resize') return resizing(stage, pointed, handle.corner)
    if (handle.kind === 'turn') return turning(stage, pointed)
    const [id] = document.getSnapshot().selection
    if (id === undefined) return null
    if (handle.kind !== 'next') {
      const line = shapesById(document.scene()).get(id)
      if (line?.kind !== 'connector') return null
      if (handle.kind === 'end') return reattaching(stage, line, handle.which)
      const isSecond = isTwice(pointed, time)
      if (isSecond && handle.kind === 'bend') return unbending(stage, line, handle.index)
      if (isSecond) return onRelease(() => canvas.write(line.id))
      return bending(stage, pointed, line, handle)
    }
    return lining(stage, pointed, { shape: id, side: handle.side }, () => {
      const made = nextShape(document.scene(), id, handle.side, newId)
      if (made === null) return
      document.edit('next', () => made.scene, [made.id])
      canvas.show([made.id])
      canvas.write(made.id)
    })
  }

  /** Words where there was nothing. */
  function writeHere({ at }: Pointed): void {
    const id = newId()
    const area = { x: at.x - 8, y: at.y - 16, width: 200, height: 32 }
    const box = newBox(id, area, boxLook(state.getSnapshot().brush, 'text'))
    if (document.edit('draw', (scene) => addShapes(scene, [box]), [id])) canvas.write(id)
  }

  function onDown(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest('[data-over-canvas]') !== null) return
    pressed.set(event.pointerId, placeOn(host, event))
    if (pressed.size > 1) {
      gesture?.cancel()
      gesture = null
      return
    }
    if (state.getSnapshot().writing !== null) canvas.write(null)
    host.focus({ preventScroll: true })
    last = pointedOf(event)
    gesture = begin(last, event)
    if (event.button === 1) event.preventDefault()
    try {
      host.setPointerCapture(event.pointerId)
    } catch {
      // The pointer is gone already.
    }
  }

  function onMove(event: PointerEvent): void {
    canvas.restAt(event.pointerType === 'mouse' ? placeOn(host, event) : null)
    const before = pressed.get(event.pointerId)
    if (before === undefined) return
    const surface = placeOn(host, event)
    if (pressed.size === 2) pinch(event.pointerId, before, surface)
    pressed.set(event.pointerId, surface)
    if (pressed.size > 1 || gesture === null) return
    last = pointedOf(event)
    gesture.move(last)
  }

  /** One of two fingers has moved. */
  function pinch(pointer: number, before: Point, now: Point): void {
    const [, other] = [...pressed].find(([id]) => id !== pointer) ?? []
    if (other === undefined) return
    const middle = (one: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
    const [was, is] = [middle(before), middle(now)]
    const times = distance(now, other) / Math.max(1, distance(before, other))
    const panned = pannedBy(state.getSnapshot().view, { x: is.x - was.x, y: is.y - was.y })
    canvas.setView(zoomedAt(panned, is, panned.zoom * times))
  }

  function onUp(event: PointerEvent): void {
    if (!pressed.delete(event.pointerId) || pressed.size > 0) return
    const ended = gesture
    gesture = null
    if (event.type === 'pointercancel') ended?.cancel()
    else ended?.end(pointedOf(event))
  }

  function onWheel(event: WheelEvent): void {
    event.preventDefault()
    const { view } = state.getSnapshot()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    if (event.ctrlKey || event.metaKey) {
      const times = 2 ** ((-event.deltaY * lines) / WHEEL_FOR_TWICE)
      canvas.setView(zoomedAt(view, placeOn(host, event), view.zoom * times))
    } else {
      const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
      canvas.setView(pannedBy(view, { x: -x * lines, y: -y * lines }))
    }
  }

  function holdSpace(isHeld: boolean): void {
    isSpaceHeld = isHeld
    host.toggleAttribute('data-panning', isHeld)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target !== host) return
    if (event.key === ' ') {
      holdSpace(event.type === 'keydown')
      event.preventDefault()
    }
    if (event.key === 'Escape' && gesture !== null) {
      gesture.cancel()
      gesture = null
      event.stopPropagation()
    }
  }

  const stop = new AbortController()
  const { signal } = stop
  host.addEventListener('pointerdown', onDown, { signal })
  host.addEventListener('pointermove', onMove, { signal })
  host.addEventListener('pointerup', onUp, { signal })
  host.addEventListener('pointerleave', () => canvas.restAt(null), { signal })
  // Whoever goes to another window lets the space bar go there.
  host.addEventListener('blur', () => holdSpace(false), { signal })
  host.addEventListener('pointercancel', onUp, { signal })
  // The canvas has the focus since the press. After a finger’s release this event would take it from a field that the
  // release has opened.
  host.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  host.addEventListener('wheel', onWheel, { passive: false, signal })
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener('keyup', onKey, { signal })
  return () => stop.abort()
}

/** The handle next to a place, within its reach; a finger is near several. */
function nearest(
  handles: readonly Handle[],
  place: Point,
  reachOf: (handle: Handle) => number,
): Handle | null {
  let found: Handle | null = null
  let least = Infinity
  for (const handle of handles) {
    const off = distance(handle.at, place)
    if (off >= least || off >= reachOf(handle)) continue
    found = handle
    least = off
  }
  return found
}

function placeOn(host: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = host.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
