import './flow.css'
import { useLingui } from '@lingui/react/macro'
import {
  Background,
  BackgroundVariant,
  type Connection as FlowConnection,
  ReactFlow,
  ReactFlowProvider,
  type ReactFlowState,
  SelectionMode,
  useReactFlow,
  useStore as useFlowStore,
  useStoreApi,
} from '@xyflow/react'
import { type DragEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { boundsOf, GRID, NODE_SIZE } from '#domain/template/placing.ts'
import { ConnectDialog } from '../connect/ConnectDialog.tsx'
import { useBuilder, useSelection, useTemplate } from '../document/BuilderContext.tsx'
import { useActions } from '../document/useActions.ts'
import { useConnecting } from '../document/useConnecting.ts'
import { viewCentre } from '../document/viewCentre.ts'
import { isNodeKind } from '../nodes/nodeLooks.ts'
import { NODE_DRAG_TYPE } from '../palette/nodeDrag.ts'
import { openPanel } from '../panels/openPanel.ts'
import { FarLayer } from './FarLayer.tsx'
import { fittedView, LARGEST_ZOOM, SMALLEST_ZOOM } from './fittedView.ts'
import { createDrawing, type FlowEdge, type FlowNode, isSourcePort } from './flowNodes.ts'
import { MiniMap } from './MiniMap.tsx'
import { nodeAt } from './nodeAt.ts'
import { NoteNode } from './NoteNode.tsx'
import { RefusalLabel } from './RefusalLabel.tsx'
import { StepEdge } from './StepEdge.tsx'
import { StepNode } from './StepNode.tsx'
import { useCanvasKeys } from './useCanvasKeys.ts'
import { useClipboard } from './useClipboard.ts'
import { useMarquee } from './useMarquee.ts'
import { useMoving } from './useMoving.ts'
import { useViewRequests } from './useViewRequests.ts'
import { ViewTools } from './ViewTools.tsx'
import styles from './FlowCanvas.module.css'

const NODE_TYPES = { step: StepNode, note: NoteNode }
const EDGE_TYPES = { step: StepEdge }
const SNAP: [number, number] = [GRID, GRID]
/** Below this nothing on a node can be read: the graph is drawn simply. */
const FAR_ZOOM = 0.4
/** Below this only a large name is readable on a card: it shows alone. */
const NAMES_ZOOM = 0.7
/** So many chosen nodes are drawn whole even then. */
const MOST_WHOLE = 40

/** The graph of the open template, to be looked at and edited by pointer, touch and keys. */
export default function FlowCanvas() {
  return (
    <ReactFlowProvider>
      <Flow />
    </ReactFlowProvider>
  )
}

function Flow() {
  const { t } = useLingui()
  const document = useBuilder()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const flow = useReactFlow()
  const moving = useMoving()
  const connecting = useConnecting()
  const { add } = useActions()
  const onKeyDown = useCanvasKeys()
  const marquee = useMarquee()
  const [hovered, setHovered] = useState<string | null>(null)
  const [draw] = useState(createDrawing)
  const [first] = useState(() => firstView(document.getSnapshot().history.present))
  // The canvas takes its first view in after it was drawn for the first time.
  const isFar = useFlowStore(
    ({ transform, panZoom }) => (panZoom === null ? first.zoom : transform[2]) < FAR_ZOOM,
  )
  const hasNamesAlone = useFlowStore(
    ({ transform, panZoom }) => (panZoom === null ? first.zoom : transform[2]) < NAMES_ZOOM,
  )
  const canvas = useRef<HTMLDivElement>(null)
  const { dragged, resized } = moving
  useClipboard()
  useViewRequests()
  useViewCentre()

  /** Not by state, so that nothing is rendered again. */
  function setPanned(isPanned: boolean): void {
    canvas.current?.toggleAttribute('data-panned', isPanned)
  }

  const isWhole = ({ id }: { readonly id: string }) =>
    id === hovered || (selection.size <= MOST_WHOLE && selection.has(id))
  const drawn = isFar
    ? draw({
        nodes: nodes.filter(isWhole),
        edges: [],
        notes: notes.filter(isWhole),
        selection,
        dragged,
        resized,
      })
    : draw({ nodes, edges, notes, selection, dragged, resized })

  function choose(changes: readonly { readonly id: string; readonly selected: boolean }[]): void {
    if (changes.length === 0) return
    const chosen = new Set(document.getSnapshot().selection)
    for (const { id, selected } of changes) {
      if (selected) chosen.add(id)
      else chosen.delete(id)
    }
    document.select(chosen)
  }

  /** The node under the pointer, where nodes are only drawn. */
  function under(event: MouseEvent): string | null {
    if (!isFar) return null
    return nodeAt(
      { nodes, notes },
      flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }, { snapToGrid: false }),
    )
  }

  function drop(event: DragEvent): void {
    const kind = event.dataTransfer.getData(NODE_DRAG_TYPE)
    if (!isNodeKind(kind)) return
    event.preventDefault()
    const place = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY })
    const id = add(kind, { x: place.x - NODE_SIZE.width / 2, y: place.y - NODE_SIZE.height / 2 })
    if (id !== null) openPanel('node')
  }

  return (
    // Its keys act on the selection inside of it; the nodes themselves can be pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={canvas}
      className={styles.canvas}
      role="application"
      data-part="canvas"
      data-names-alone={hasNamesAlone ? '' : undefined}
      aria-label={t`Graf szablonu. Strzałki przechodzą między węzłami, Enter otwiera parametry, C łączy, Delete usuwa, ukośnik szuka węzła do dodania, znak zapytania pokazuje wszystkie skróty.`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {isFar ? <FarLayer dragged={dragged} along={moving.along} /> : null}
      <ReactFlow<FlowNode, FlowEdge>
        aria-label={t`Graf szablonu`}
        nodes={drawn.nodes}
        edges={drawn.edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={(changes) => {
          choose(changes.flatMap((change) => (change.type === 'select' ? [change] : [])))
          moving.take(changes)
        }}
        onEdgesChange={(changes) =>
          choose(changes.flatMap((change) => (change.type === 'select' ? [change] : [])))
        }
        onConnect={(connection) => {
          const wanted = connectionOf(connection)
          if (wanted !== null) connecting.connect(wanted)
        }}
        isValidConnection={(connection) => {
          const wanted = connectionOf(connection)
          return wanted !== null && connecting.refuse(wanted) === null
        }}
        onNodeDoubleClick={() => openPanel('node')}
        onNodeMouseLeave={() => setHovered(null)}
        onPaneMouseMove={(event) => setHovered(under(event))}
        onPaneClick={(event) => {
          const id = under(event)
          if (id !== null) document.select([id])
        }}
        onMoveStart={() => setPanned(true)}
        onMoveEnd={() => setPanned(false)}
        onSelectionStart={marquee.start}
        onSelectionEnd={marquee.end}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(NODE_DRAG_TYPE)) event.preventDefault()
        }}
        onDrop={drop}
        defaultViewport={first}
        minZoom={SMALLEST_ZOOM}
        maxZoom={LARGEST_ZOOM}
        snapToGrid
        snapGrid={SNAP}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        nodesFocusable={false}
        edgesFocusable={false}
        selectionMode={SelectionMode.Partial}
        multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
        deleteKeyCode={null}
        disableKeyboardA11y
        connectionRadius={32}
        attributionPosition="bottom-left"
      >
        {isFar ? null : <Background variant={BackgroundVariant.Dots} gap={GRID * 3} size={1.5} />}
      </ReactFlow>
      <RefusalLabel />
      <ViewTools />
      <MiniMap />
      <ConnectDialog />
    </div>
  )
}

/** Stores the middle of the view, where the next node is added. Renders nothing. */
function useViewCentre(): void {
  const store = useStoreApi()
  useEffect(() => {
    const keep = ({ transform: [x, y, zoom], width, height }: ReactFlowState) =>
      viewCentre.set({
        x: Math.round((width / 2 - x) / zoom),
        y: Math.round((height / 2 - y) / zoom),
      })
    keep(store.getState())
    return store.subscribe(keep)
  }, [store])
}

/** Everything in sight from the first frame on, as nearly as the window tells. */
function firstView(template: Parameters<typeof boundsOf>[0]) {
  const bounds = boundsOf(template)
  const { innerWidth, innerHeight } = window
  if (bounds === null) return { x: innerWidth / 3, y: innerHeight / 3, zoom: 1 }
  const room = { width: innerWidth - 400, height: innerHeight - 160 }
  return fittedView(bounds, room, 0.15, template.nodes.length)
}

/** The connection of the template that a person draws on the canvas. */
function connectionOf({
  source,
  sourceHandle,
  target,
}: Pick<FlowConnection, 'source' | 'target'> & { readonly sourceHandle?: string | null }) {
  return isSourcePort(sourceHandle) ? { source, sourcePort: sourceHandle, target } : null
}
