import '@xyflow/react/dist/base.css'
import { useLingui } from '@lingui/react/macro'
import {
  Background,
  BackgroundVariant,
  type Connection as FlowConnection,
  ReactFlow,
  ReactFlowProvider,
  SelectionMode,
} from '@xyflow/react'
import { useState } from 'react'
import { GRID } from '#domain/template/placing.ts'
import { useBuilder, useSelection, useTemplate } from '../document/BuilderContext.tsx'
import { useConnecting } from '../document/useConnecting.ts'
import { createDrawing, type FlowEdge, type FlowNode, isSourcePort } from './flowNodes.ts'
import { NoteNode } from './NoteNode.tsx'
import { StepEdge } from './StepEdge.tsx'
import { StepNode } from './StepNode.tsx'
import { useMoving } from './useMoving.ts'
import { useViewRequests } from './useViewRequests.ts'
import styles from './FlowCanvas.module.css'

const NODE_TYPES = { step: StepNode, note: NoteNode }
const EDGE_TYPES = { step: StepEdge }
const SNAP: [number, number] = [GRID, GRID]
const FIT = { padding: 0.2, maxZoom: 1 }

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
  const moving = useMoving()
  const connecting = useConnecting()
  const [draw] = useState(createDrawing)
  const { dragged, resized } = moving
  const drawn = draw({ nodes, edges, notes, selection, dragged, resized })
  useViewRequests()

  function choose(changes: readonly { readonly id: string; readonly selected: boolean }[]): void {
    if (changes.length === 0) return
    const chosen = new Set(document.getSnapshot().selection)
    for (const { id, selected } of changes) {
      if (selected) chosen.add(id)
      else chosen.delete(id)
    }
    document.select(chosen)
  }

  return (
    <div className={styles.canvas}>
      <ReactFlow<FlowNode, FlowEdge>
        nodes={drawn.nodes}
        edges={drawn.edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        aria-label={t`Graf szablonu`}
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
        fitView
        fitViewOptions={FIT}
        minZoom={0.02}
        maxZoom={2}
        snapToGrid
        snapGrid={SNAP}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        selectionMode={SelectionMode.Partial}
        multiSelectionKeyCode={['Meta', 'Control', 'Shift']}
        deleteKeyCode={null}
        disableKeyboardA11y
        connectionRadius={32}
        proOptions={{ hideAttribution: true }}
      >
        <Background variant={BackgroundVariant.Dots} gap={GRID * 3} size={1.5} />
      </ReactFlow>
    </div>
  )
}

/** What somebody draws on the canvas as a connection of the template. */
function connectionOf({
  source,
  sourceHandle,
  target,
}: Pick<FlowConnection, 'source' | 'target'> & { readonly sourceHandle?: string | null }) {
  return isSourcePort(sourceHandle) ? { source, sourcePort: sourceHandle, target } : null
}
