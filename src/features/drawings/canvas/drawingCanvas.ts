import { boundsOfScene, boundsOfShapes } from '#domain/scene/geometry/bounds.ts'
import { contains, grown, middleOf, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { DrawingDocument } from '../document/drawingDocument.ts'
import { type Marks, NO_MARKS } from './drawing/drawMarks.ts'
import type { PathStep } from './drawing/outlinePath.ts'
import { type Stage, NONE } from './gestures/gesture.ts'
import { ANGLES, boxOf, handlesOf, pulledBox, shapesOf } from './handles.ts'
import { freeRooms, roomFor } from './room.ts'
import { createSceneSpace, type SceneSpace } from './sceneSpace.ts'
import { type Brush, FIRST_BRUSH, SELECT, type Tool } from './tools.ts'
import {
  broughtIntoSight,
  fittedInto,
  sightOf,
  type Size,
  toScene,
  toSurface,
  type View,
  zoomedAt,
} from './view.ts'

/** How a canvas stands: what is in sight, and what a pointer does. */
export interface CanvasState {
  readonly view: View
  readonly size: Size
  readonly tool: Tool
  readonly brush: Brush
  /** The shape whose words are being written; null for none. */
  readonly writing: string | null
}

/** What is drawn besides the kept scene. */
export interface CanvasPicture {
  /** A scene that isn’t kept yet; null for none. */
  readonly preview: Scene | null
  readonly moving: ReadonlySet<string>
  /** How far what moves has come, where it is drawn as it was. */
  readonly shift: Point | null
  readonly marks: Marks
  readonly ink: readonly PathStep[] | null
}

/** One drawing’s canvas, whatever it is drawn on. */
export interface DrawingCanvas {
  readonly document: DrawingDocument
  readonly space: SceneSpace
  readonly state: ReadableStore<CanvasState>
  readonly picture: ReadableStore<CanvasPicture>
  readonly stage: Stage
  readonly setTool: (tool: Tool) => void
  readonly setBrush: (change: Partial<Brush>) => void
  readonly setView: (view: View) => void
  /** How large the surface is, and what covers it. A drawing that is shown whole stays so. */
  readonly setRoom: (size: Size, covered: readonly Rect[]) => void
  /** Shows the whole drawing in what is free of the surface; never nearer than it is drawn. */
  readonly fit: () => void
  /** Nearer or farther around the middle. */
  readonly zoomTo: (zoom: number) => void
  /** Brings shapes into sight, where nothing covers them. */
  readonly show: (ids: Iterable<string>) => void
  /** Brings shapes into sight as `show` does; those that are larger than their room are shown from farther away. */
  readonly showWhole: (ids: Iterable<string>) => void
  readonly sight: () => Rect
  /** The place of the drawing in the middle of the largest free part of the surface. */
  readonly middle: () => Point
  /** Where a pointer rests on the surface, px of it; null once it is elsewhere. */
  readonly restAt: (place: Point | null) => void
  /** The place of the drawing for what comes from elsewhere: under the pointer, or the middle. */
  readonly target: () => Point
  /** Writes the words of a shape; null ends it. */
  readonly write: (id: string | null) => void
  /** Where a run stands, until it is told anew. */
  readonly markRun: (tokens: readonly Point[]) => void
  /** What a check has found something about, until it is told anew. */
  readonly markFaults: (faults: readonly Point[]) => void
  readonly close: () => void
}

/** Of more than so many chosen shapes only all of them are framed. */
const MARKED = 200
/** What stands beside a drawing that is shown whole: words and lines go beyond the boxes, px of it. */
const AROUND = 24
/** Between a drawing and the edge of its room, px of the surface. */
const MARGIN = 16
/** Between a shape that is brought into sight and that edge, px of the surface. */
const SHOWN_MARGIN = 24

const isSameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height

/** A view that stands on whole px of the screen: panned, what was drawn is moved as it is. */
function onPixels({ x, y, zoom }: View): View {
  const density = globalThis.devicePixelRatio
  return { x: Math.round(x * density) / density, y: Math.round(y * density) / density, zoom }
}

export function createDrawingCanvas(document: DrawingDocument): DrawingCanvas {
  const space = createSceneSpace(document.scene())
  const state = createStore<CanvasState>({
    view: { x: 0, y: 0, zoom: 1 },
    size: { width: 0, height: 0 },
    tool: SELECT,
    brush: FIRST_BRUSH,
    writing: null,
  })
  const picture = createStore<CanvasPicture>({
    preview: null,
    moving: NONE,
    shift: null,
    marks: NO_MARKS,
    ink: null,
  })
  /** What is free of the surface. */
  let rooms: readonly Rect[] = []
  /** The view that shows the whole drawing, for as long as nobody has moved it or changed the drawing. */
  let fittedView: View | null = null

  let rest: Point | null = null

  /** What a gesture is about to choose; null while none does. */
  let choosing: ReadonlySet<string> | null = null

  const change = (part: Partial<CanvasState>) => state.set({ ...state.getSnapshot(), ...part })
  const show = (part: Partial<CanvasPicture>) => picture.set({ ...picture.getSnapshot(), ...part })
  const mark = (marks: Partial<Marks>) => show({ marks: { ...picture.getSnapshot().marks, ...marks } })

  /** What is chosen has its frames and handles; what is only being chosen its frames. */
  function markChosen(): void {
    const selection = choosing ?? document.getSnapshot().selection
    const { view, tool } = state.getSnapshot()
    const shapes = shapesOf(space.scene(), selection)
    const handles = tool.kind === 'select' && choosing === null ? handlesOf(space, selection, view.zoom) : []
    const box = pulledBox(space, selection)
    const isMany = shapes.length > MARKED
    mark({
      chosen: isMany
        ? [box].flatMap((each) => each ?? [])
        : shapes.flatMap((shape) => (shape.kind === 'connector' ? [] : [boxOf(shape)])),
      lines: (isMany ? [] : shapes).flatMap((shape) =>
        shape.kind === 'connector' ? [space.routeOf(shape, true)?.points ?? []] : [],
      ),
      handles: handles.flatMap(({ kind, at }) =>
        kind === 'next' || kind === 'piece' || kind === 'turn' ? [] : [at],
      ),
      pieces: handles.flatMap(({ kind, at }) => (kind === 'piece' ? [at] : [])),
      turn: handles.find(({ kind }) => kind === 'turn')?.at ?? null,
      arrows: handles.flatMap((handle) =>
        handle.kind === 'next' ? [{ at: handle.at, angle: ANGLES[handle.side] }] : [],
      ),
    })
  }

  function setView(view: View): void {
    const { zoom } = state.getSnapshot().view
    change({ view: onPixels(view) })
    if (zoom !== view.zoom) markChosen()
  }

  function follow(): void {
    if (space.scene() !== document.scene()) fittedView = null
    space.follow(document.scene())
    markChosen()
    const { writing } = state.getSnapshot()
    if (writing !== null && space.rankOf(writing) < 0) change({ writing: null })
  }
  const stop = document.subscribe(follow)

  const largestRoom = (): Rect =>
    roomFor(rooms, { width: 1, height: 1 }, 1, 0) ?? { x: 0, y: 0, ...state.getSnapshot().size }

  function fit(): void {
    const bounds = boundsOfScene(document.scene())
    if (bounds === null) {
      setView({ ...middleOf(largestRoom()), zoom: 1 })
    } else {
      const area = grown(bounds, AROUND)
      setView(fittedInto(area, roomFor(rooms, area, 1, MARGIN) ?? largestRoom(), 1, MARGIN))
    }
    fittedView = state.getSnapshot().view
  }

  function bringIntoSight(ids: Iterable<string>, bring: typeof broughtIntoSight): void {
    const { view } = state.getSnapshot()
    const area = boundsOfShapes(document.scene(), ids)
    if (area === null) return
    const onSurface = {
      ...toSurface(view, area),
      width: area.width * view.zoom,
      height: area.height * view.zoom,
    }
    if (rooms.some((room) => contains(room, onSurface))) return
    const room = roomFor(rooms, grown(onSurface, 1), 1, SHOWN_MARGIN) ?? largestRoom()
    setView(bring(view, area, room, SHOWN_MARGIN))
  }

  const middle = (): Point => toScene(state.getSnapshot().view, middleOf(largestRoom()))

  function write(id: string | null): void {
    change({ writing: id })
  }

  const stage: Stage = {
    document,
    space,
    view: () => state.getSnapshot().view,
    setView,
    brush: () => state.getSnapshot().brush,
    preview(scene, moving) {
      space.follow(scene ?? document.scene())
      show({ preview: scene, moving, shift: null })
      markChosen()
    },
    shift(moving, by) {
      show({ moving, shift: by })
      mark({ chosen: [], lines: [], handles: [], pieces: [], turn: null, arrows: [] })
    },
    choosing(ids) {
      choosing = ids
      markChosen()
    },
    mark,
    ink: (ink) => show({ ink }),
    write,
    drawn: () => change({ tool: SELECT }),
    reach: (px) => px / state.getSnapshot().view.zoom,
  }

  return {
    document,
    space,
    state,
    picture,
    stage,
    setTool(tool) {
      change({ tool, writing: null })
      markChosen()
    },
    setBrush: (part) => change({ brush: { ...state.getSnapshot().brush, ...part } }),
    setView,
    setRoom(size, covered) {
      if (size.width === 0) return
      const { size: before, view } = state.getSnapshot()
      rooms = freeRooms(size, covered)
      const isShownWhole = before.width === 0 || view === fittedView
      // The middle stays in the middle.
      const by = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 }
      if (!isSameSize(size, before)) change({ size, view: { ...view, x: view.x + by.x, y: view.y + by.y } })
      if (isShownWhole) fit()
    },
    fit,
    zoomTo(zoom) {
      const { view, size } = state.getSnapshot()
      setView(zoomedAt(view, { x: size.width / 2, y: size.height / 2 }, zoom))
    },
    show: (ids) => bringIntoSight(ids, broughtIntoSight),
    showWhole: (ids) =>
      bringIntoSight(ids, (view, area, room, margin) => {
        const whole = fittedInto(area, room, view.zoom, margin)
        return whole.zoom < view.zoom ? whole : broughtIntoSight(view, area, room, margin)
      }),
    sight() {
      const { view, size } = state.getSnapshot()
      return sightOf(view, size)
    },
    middle,
    restAt(place) {
      rest = place
    },
    target: () => (rest === null ? middle() : toScene(state.getSnapshot().view, rest)),
    write,
    markRun: (tokens) => mark({ tokens }),
    markFaults: (faults) => mark({ faults }),
    close: stop,
  }
}
