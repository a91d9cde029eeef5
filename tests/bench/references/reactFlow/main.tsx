import {
  Background,
  type Edge,
  Handle,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useEdgesState,
  useNodesState,
} from '@xyflow/react'
import { memo } from 'react'
import { createRoot } from 'react-dom/client'

// React Flow as its documentation shows it: memoised nodes, only the visible ones drawn. `?n=` nodes, `?view=whole` for
// all of them in sight, `?look=label` for its own nodes with a label.

type Card = Node<{ readonly title: string }, 'card'>

const CardNode = memo(function CardNode({ data }: NodeProps<Card>) {
  return (
    <div className="node">
      <Handle type="target" position={Position.Left} />
      <b>{data.title}</b>
      <label>
        strength <input defaultValue="0.5" className="nodrag" />
      </label>
      <label>
        seed <input defaultValue="42" className="nodrag" />
      </label>
      <Handle type="source" position={Position.Right} />
    </div>
  )
})

const NODE_TYPES = { card: CardNode }

const asked = new URLSearchParams(location.search)
const count = Number(asked.get('n') ?? 100)
const columns = Math.ceil(Math.sqrt(count))

const isLabelled = asked.get('look') === 'label'

const NODES = Array.from({ length: count }, (_, at): Node => {
  const place = { id: `n${at}`, position: { x: (at % columns) * 260, y: Math.floor(at / columns) * 150 } }
  return isLabelled
    ? { ...place, data: { label: `Krok ${at}` } }
    : { ...place, type: 'card', data: { title: `Node ${at}` } }
})
const EDGES = NODES.flatMap((_, at): Edge[] =>
  at === 0 || at % columns === 0 ? [] : [{ id: `e${at}`, source: `n${at - 1}`, target: `n${at}` }],
)

function Graph() {
  const [nodes, , onNodesChange] = useNodesState(NODES)
  const [edges, , onEdgesChange] = useEdgesState(EDGES)
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      nodeTypes={NODE_TYPES}
      onNodesChange={onNodesChange}
      onEdgesChange={onEdgesChange}
      onlyRenderVisibleElements
      minZoom={0.01}
      fitView={asked.get('view') === 'whole'}
      defaultViewport={{ x: 40, y: 40, zoom: 1 }}
    >
      <Background />
    </ReactFlow>
  )
}

const place = document.getElementById('root')
if (place !== null) createRoot(place).render(<Graph />)
