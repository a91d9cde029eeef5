import { useStoreApi, type Viewport } from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Position } from '#domain/template/editGraph.ts'
import type { TemplateEdge } from '#domain/template/templateSchema.ts'
import { useSelection, useTemplate } from '../document/BuilderContext.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { coloursOf, drawGraph, type GraphDrawing } from './drawGraph.ts'
import styles from './FarLayer.module.css'

/** How much of the window is drawn beyond each of its edges: so far the picture is only moved. */
const MARGIN = 0.5

export interface FarLayerProps {
  /** The present positions of dragged items; null while there are none. */
  readonly dragged: ReadonlyMap<string, Position> | null
  /** The dragged items during a drag: they are left out of the still picture. */
  readonly along: ReadonlySet<string> | null
}

/**
 * The whole graph as one picture under a nearly empty canvas. Panning moves the picture; it is redrawn when it has been
 * moved out of sight, at another zoom, and when the template changes. Dragged items are drawn on a second one.
 */
export function FarLayer({ dragged, along }: FarLayerProps) {
  const flow = useStoreApi()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const still = useRef<HTMLCanvasElement>(null)
  const moving = useRef<HTMLCanvasElement>(null)
  const nameOf = useNodeName()
  const names = useMemo(() => new Map(nodes.map((node) => [node.id, nameOf(node)])), [nodes, nameOf])
  useEffect(() => {
    const isHere = ({ id }: { readonly id: string }) => along?.has(id) !== true
    const isHereToo = ({ source, target }: TemplateEdge) =>
      along?.has(source) !== true && along?.has(target) !== true
    const rest =
      along === null
        ? { nodes, edges, notes }
        : {
            nodes: nodes.filter(isHere),
            edges: edges.filter(isHereToo),
            notes: notes.filter(isHere),
          }
    return follow(still.current, { flow, names }, (view, colours) => ({
      ...rest,
      selection,
      colours,
      ...view,
    }))
  }, [flow, nodes, edges, notes, selection, along, names])

  useEffect(() => {
    if (dragged === null) return clear(moving.current)
    const moved = edges.filter(({ source, target }) => dragged.has(source) || dragged.has(target))
    const ends = new Set(moved.flatMap(({ source, target }) => [source, target]))
    const placed = nodes.flatMap((node) => {
      const position = dragged.get(node.id)
      if (position !== undefined) return [{ ...node, position }]
      return ends.has(node.id) ? [node] : []
    })
    return follow(moving.current, { flow, names }, (view, colours) => ({
      nodes: placed,
      edges: moved,
      notes: notes.flatMap((note) => {
        const position = dragged.get(note.id)
        return position === undefined ? [] : [{ ...note, position }]
      }),
      selection,
      colours,
      ...view,
    }))
  }, [flow, nodes, edges, notes, selection, dragged, names])

  return (
    <div className={styles.layer} aria-hidden="true">
      <canvas ref={still} className={styles.picture} />
      <canvas ref={moving} className={styles.picture} />
    </div>
  )
}

type Flow = ReturnType<typeof useStoreApi>
type View = Pick<GraphDrawing, 'x' | 'y' | 'zoom' | 'naming'>

/** Keeps a picture where the canvas is, until it is ended. */
function follow(
  canvas: HTMLCanvasElement | null,
  { flow, names }: { readonly flow: Flow; readonly names: ReadonlyMap<string, string> },
  drawingOf: (view: View, colours: GraphDrawing['colours']) => GraphDrawing,
): (() => void) | undefined {
  const surface = canvas?.getContext('2d')
  if (canvas === null || surface === null || surface === undefined) return undefined
  let drawn: Viewport | null = null

  function draw({ x, y, zoom }: Viewport, width: number, height: number): void {
    if (canvas === null || surface === null || surface === undefined) return
    const ratio = devicePixelRatio
    const [wide, high] = [Math.ceil(width * (1 + 2 * MARGIN)), Math.ceil(height * (1 + 2 * MARGIN))]
    canvas.width = Math.ceil(wide * ratio)
    canvas.height = Math.ceil(high * ratio)
    canvas.style.width = `${wide}px`
    canvas.style.height = `${high}px`
    const naming = {
      nameOf: (id: string) => names.get(id) ?? '',
      ratio,
      width: canvas.width,
      height: canvas.height,
    }
    const view = {
      x: (x + width * MARGIN) * ratio,
      y: (y + height * MARGIN) * ratio,
      zoom: zoom * ratio,
      naming,
    }
    drawGraph(surface, drawingOf(view, coloursOf(canvas)))
    drawn = { x, y, zoom }
  }

  function update(isNew = false): void {
    if (canvas === null) return
    const { transform, width, height } = flow.getState()
    const [x, y, zoom] = transform
    if (width === 0) return
    const isOut =
      drawn === null ||
      drawn.zoom !== zoom ||
      Math.abs(x - drawn.x) > width * MARGIN ||
      Math.abs(y - drawn.y) > height * MARGIN
    if (isNew || isOut) draw({ x, y, zoom }, width, height)
    if (drawn === null) return
    const [left, top] = [x - drawn.x - width * MARGIN, y - drawn.y - height * MARGIN]
    canvas.style.transform = `translate(${left}px, ${top}px)`
  }

  update(true)
  const stop = flow.subscribe((state, before) => {
    if (state.transform !== before.transform) update()
    else if (state.width !== before.width || state.height !== before.height) update(true)
  })
  const theme = new MutationObserver(() => update(true))
  theme.observe(document.documentElement, { attributeFilter: ['class', 'data-contrast'] })
  return () => {
    stop()
    theme.disconnect()
  }
}

function clear(canvas: HTMLCanvasElement | null): undefined {
  // Setting a canvas's width clears it.
  if (canvas !== null) canvas.width = 0
}
