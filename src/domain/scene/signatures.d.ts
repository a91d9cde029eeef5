// What stands or will stand in src/domain/scene, by file. This list is taken away when all of it does; import from the
// files themselves. Every edit is pure: it gives a new scene whose unchanged shapes are the same objects, or the very
// same scene where nothing changes. Ids are asked of `newId`. Lengths are px of the drawing.
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import type { Template } from '../template/templateSchema.ts'
import type { Box, Connector, Layer, Scene, SceneColour, Shape, Side, Solid, Stroke } from './sceneSchema.ts'

// newScene.ts
declare function emptyScene(kind: Scene['kind']): Scene
declare function newBox(id: string, area: Rect, change?: Partial<Box>): Box
declare function newConnector(
  id: string,
  from: Connector['from'],
  to: Connector['to'],
  change?: Partial<Connector>,
): Connector
declare function newFrame(id: string, area: Rect, change?: object): Shape
declare function newStroke(id: string, points: readonly number[], change?: Partial<Stroke>): Stroke
declare function newPicture(id: string, area: Rect, picture: string, text: string): Shape

// shapesById.ts: made once for each list of shapes.
declare function shapesById(scene: Scene): ReadonlyMap<string, Shape>
declare function isSolid(shape: Shape | undefined): shape is Solid

// geometry/rect.ts
interface Point {
  readonly x: number
  readonly y: number
}
interface Rect extends Point {
  readonly width: number
  readonly height: number
}
declare function union(rects: readonly Rect[]): Rect | null
declare function overlaps(one: Rect, other: Rect): boolean
declare function contains(outer: Rect, inner: Rect): boolean
declare function middleOf(rect: Rect): Point
// geometry/bounds.ts: of a line without its way around boxes, by its ends and bends.
declare function boundsOfShape(scene: Scene, shape: Shape): Rect
declare function boundsOfShapes(scene: Scene, ids: ReadonlySet<string>): Rect | null
declare function boundsOfScene(scene: Scene): Rect | null
// geometry/outline.ts
declare function outlineOf(solid: Solid): readonly Point[]
/** Where the line from the middle of a shape to a point leaves its outline. */
declare function meetOutline(solid: Solid, towards: Point): Point
/** Where a line is held at a side of a shape: on its outline. */
declare function sidePoint(solid: Solid, side: Side): Point
declare function isInOutline(solid: Solid, point: Point): boolean
// geometry/gridIndex.ts: what is near, of things that have a bounding box.
declare function createGridIndex(): {
  set(id: string, rect: Rect): void
  delete(id: string): void
  /** Ids of all whose boxes share a place with it, in no order. */
  near(rect: Rect): readonly string[]
}

// edits/…
declare function addShapes(scene: Scene, shapes: readonly Shape[]): Scene
declare function removeShapes(scene: Scene, ids: ReadonlySet<string>): Scene
declare function replaceShape(scene: Scene, shape: Shape): Scene
declare function moveShapes(scene: Scene, ids: ReadonlySet<string>, by: Point): Scene
declare function resizeShapes(scene: Scene, ids: ReadonlySet<string>, from: Rect, to: Rect): Scene
declare function copyShapes(scene: Scene, ids: ReadonlySet<string>): Scene
declare function pasteShapes(
  scene: Scene,
  copied: Scene,
  by: Point,
  newId: () => string,
): { scene: Scene; ids: ReadonlySet<string> }
declare function duplicateShapes(
  scene: Scene,
  ids: ReadonlySet<string>,
  by: Point,
  newId: () => string,
): { scene: Scene; ids: ReadonlySet<string> }
declare function orderShapes(
  scene: Scene,
  ids: ReadonlySet<string>,
  to: 'front' | 'back' | 'forward' | 'backward',
): Scene
declare function groupShapes(scene: Scene, ids: ReadonlySet<string>, group: string): Scene
declare function ungroupShapes(scene: Scene, ids: ReadonlySet<string>): Scene
/** The ids and all that are in a group with one of them. */
declare function withGroups(scene: Scene, ids: ReadonlySet<string>): ReadonlySet<string>
declare function lockShapes(scene: Scene, ids: ReadonlySet<string>, isLocked: boolean): Scene
declare function alignShapes(
  scene: Scene,
  ids: ReadonlySet<string>,
  to: 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom',
): Scene
declare function distributeShapes(scene: Scene, ids: ReadonlySet<string>, along: 'x' | 'y'): Scene
declare function tidyShapes(scene: Scene, ids: ReadonlySet<string>): Scene
interface Guide {
  readonly axis: 'x' | 'y'
  readonly at: number
  readonly from: number
  readonly to: number
  readonly kind: 'edge' | 'middle' | 'gap'
}
/** How far something dragged goes on to stand in line with others, and the lines to show. */
declare function snapMove(
  moved: Rect,
  others: readonly Rect[],
  reach: number,
): { by: Point; guides: readonly Guide[] }
declare function nextShape(
  scene: Scene,
  id: string,
  side: Side,
  newId: () => string,
): { scene: Scene; id: string } | null
interface StyleChange {
  readonly colour?: SceneColour
  readonly fill?: SceneColour | null
  readonly style?: Box['style']
  readonly weight?: number
  readonly textSize?: Box['textSize']
  readonly align?: Box['align']
  readonly form?: Box['form']
  readonly role?: Box['role']
  readonly route?: Connector['route']
  readonly fromEnd?: Connector['fromEnd']
  readonly toEnd?: Connector['toEnd']
  readonly link?: string
}
declare function styleShapes(scene: Scene, ids: ReadonlySet<string>, change: StyleChange): Scene
declare function setText(scene: Scene, id: string, text: string): Scene
declare function setDetails(scene: Scene, id: string, details: readonly string[]): Scene
declare function addLayer(scene: Scene, id: string, name: string): Scene
declare function changeLayer(scene: Scene, id: string, change: Partial<Omit<Layer, 'id'>>): Scene
declare function moveLayer(scene: Scene, id: string, to: number): Scene
declare function removeLayer(scene: Scene, id: string): Scene
declare function moveToLayer(scene: Scene, ids: ReadonlySet<string>, layer: string): Scene
/** Ids of all shapes as they are read: frames and lanes by place, along lines, top to bottom. */
declare function readingOrder(scene: Scene): readonly string[]

// words/wrapText.ts
declare function wrapText(text: string, width: number, measure: (text: string) => number): readonly string[]

// lines/routeConnector.ts
interface Route {
  /** `curve`: the points of a cubic Bézier, two handles between two places of the line. */
  readonly kind: 'lines' | 'curve'
  readonly points: readonly Point[]
  /** Where its text stands: the middle of the text. */
  readonly label: Point
}
/** `near` gives the boxes to go around in an area. Null where a shape that it hangs on isn't there. */
declare function routeConnector(
  scene: Scene,
  connector: Connector,
  near: (area: Rect) => readonly Rect[],
): Route | null

// diagram/…: Mermaid's text
type DiagramKind = 'flowchart' | 'sequence' | 'class' | 'state' | 'er' | 'mindmap' | 'gantt' | 'timeline'
/** `line` and `column` count from 1. `meant` is what could stand there; words are the screen's to say by `code`. */
interface DiagramFault {
  readonly code: string
  readonly line: number
  readonly column: number
  readonly found: string
  readonly meant: readonly string[]
}
interface Diagram {
  readonly kind: DiagramKind
  readonly source: string
}
declare function readDiagram(
  source: string,
): { ok: true; diagram: Diagram } | { ok: false; faults: readonly DiagramFault[] }
/** The graph for ELK; null for kinds that have a layout of their own. `measure` gives the width of a line of words. */
declare function elkGraphOfDiagram(diagram: Diagram, measure: (text: string) => number): ElkNode | null
declare function sceneOfDiagram(
  diagram: Diagram,
  laid: ElkNode | null,
  measure: (text: string) => number,
): Scene
/** The scene after somebody has changed the text: ids, looks and pinned places stay, what the text can't say too. */
declare function applyDiagram(
  before: Scene,
  diagram: Diagram,
  laid: ElkNode | null,
  measure: (text: string) => number,
): Scene
/** The source after somebody has changed the picture; `diagram` is the source's as it was. */
declare function syncSource(diagram: Diagram, before: Scene, after: Scene): string
/** A text for a scene that has none: its boxes, frames and lines as a flowchart. */
declare function sourceOfScene(scene: Scene): string

// files/…
declare function svgOfScene(scene: Scene, look: object): string
declare function sceneOfSvg(text: string): Scene | null
interface ForeignScene {
  readonly scene: Scene
  readonly leftOut: readonly { readonly what: string; readonly count: number }[]
}
declare function readExcalidraw(text: string, newId: () => string): ForeignScene | { code: string }
/** `inflate` undoes raw deflate of a diagram's bytes. */
declare function readDrawio(
  text: string,
  newId: () => string,
  inflate: (bytes: Uint8Array) => Promise<string>,
): Promise<ForeignScene | { code: string }>

// recognise/recogniseStroke.ts
/** What a stroke was meant as; null for a free stroke. */
declare function recogniseStroke(
  points: readonly Point[],
):
  | { kind: 'line' | 'arrow'; from: Point; to: Point }
  | { kind: 'box'; form: 'rectangle' | 'ellipse' | 'diamond' | 'triangle'; area: Rect }
  | null

// flow/…
declare function checkFlow(scene: Scene): readonly { readonly shape: string | null; readonly code: string }[]
interface FlowRun {
  readonly tokens: readonly { readonly at: string }[]
  readonly steps: number
}
declare function startRun(scene: Scene): FlowRun
/** The lines that somebody has to choose between; empty where it goes on by itself. */
declare function choicesOf(scene: Scene, run: FlowRun): readonly string[]
declare function stepRun(scene: Scene, run: FlowRun, choice?: string): FlowRun
declare function isDone(run: FlowRun): boolean
declare function templateOfFlow(scene: Scene): {
  template: Template
  leftOut: readonly { readonly shape: string; readonly code: string }[]
}
declare function flowOfTemplate(template: Template): Scene
