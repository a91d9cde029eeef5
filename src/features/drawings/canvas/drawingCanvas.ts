import { boundsOfScene, boundsOfShapes } from '#domain/scene/geometry/bounds.ts'
import { grown, type Point, type Rect } from '#domain/scene/geometry/rect.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { DrawingDocument } from '../document/drawingDocument.ts'
import { type Marks, NO_MARKS } from './drawing/drawMarks.ts'
import type { PathStep } from './drawing/outlinePath.ts'
import { type Stage, NONE } from './gestures/gesture.ts'
import { ANGLES, handlesOf, pulledArea, shapesOf } from './handles.ts'
import { createSceneSpace, type SceneSpace } from './sceneSpace.ts'
import { type Brush, FIRST_BRUSH, SELECT, type Tool } from './tools.ts'
import { broughtIntoSight, fitted, sightOf, type Size, type View, zoomedAt } from './view.ts'

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
  readonly setSize: (size: Size) => void
  /** Shows the whole drawing; never nearer than it is drawn. */
  readonly fit: () => void
  /** Nearer or farther around the middle. */
  readonly zoomTo: (zoom: number) => void
  /** Brings shapes into sight. */
  readonly show: (ids: Iterable<string>) => void
  readonly sight: () => Rect
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
  let isFitted = false

  const change = (part: Partial<CanvasState>) => state.set({ ...state.getSnapshot(), ...part })
  const show = (part: Partial<CanvasPicture>) => picture.set({ ...picture.getSnapshot(), ...part })
  const mark = (marks: Partial<Marks>) => show({ marks: { ...picture.getSnapshot().marks, ...marks } })

  /** What is chosen has its frames and handles. */
  function markChosen(): void {
    const { selection } = document.getSnapshot()
    const { view, tool } = state.getSnapshot()
    const shapes = shapesOf(space.scene(), selection)
    const handles = tool.kind === 'select' ? handlesOf(space, selection, view.zoom) : []
    const area = pulledArea(space, selection)
    const isMany = shapes.length > MARKED
    mark({
      chosen: isMany
        ? [area].flatMap((rect) => rect ?? [])
        : shapes.flatMap((shape) => (shape.kind === 'connector' ? [] : [space.boundsOf(shape)])),
      lines: (isMany ? [] : shapes).flatMap((shape) =>
        shape.kind === 'connector' ? [space.routeOf(shape, true)?.points ?? []] : [],
      ),
      handles: handles.flatMap((handle) => (handle.kind === 'next' ? [] : [handle.at])),
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
    space.follow(document.scene())
    markChosen()
    const { writing } = state.getSnapshot()
    if (writing !== null && space.rankOf(writing) < 0) change({ writing: null })
  }
  const stop = document.subscribe(follow)

  function fit(): void {
    const { size } = state.getSnapshot()
    const area = boundsOfScene(document.scene())
    setView(
      area === null ? { x: size.width / 2, y: size.height / 2, zoom: 1 } : fitted(grown(area, 24), size),
    )
  }

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
      mark({ chosen: [], lines: [], handles: [], arrows: [] })
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
    setSize(size) {
      const { size: before, view } = state.getSnapshot()
      // The middle stays in the middle.
      const by = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 }
      change({ size, view: { ...view, x: view.x + by.x, y: view.y + by.y } })
      if (isFitted || size.width === 0) return
      isFitted = true
      fit()
    },
    fit,
    zoomTo(zoom) {
      const { view, size } = state.getSnapshot()
      setView(zoomedAt(view, { x: size.width / 2, y: size.height / 2 }, zoom))
    },
    show(ids) {
      const { view, size } = state.getSnapshot()
      const area = boundsOfShapes(document.scene(), ids)
      if (area !== null) setView(broughtIntoSight(view, area, size))
    },
    sight() {
      const { view, size } = state.getSnapshot()
      return sightOf(view, size)
    },
    write,
    markRun: (tokens) => mark({ tokens }),
    markFaults: (faults) => mark({ faults }),
    close: stop,
  }
}
