import { useLingui } from '@lingui/react/macro'
import { Handle, type NodeProps, Position as Side } from '@xyflow/react'
import { memo } from 'react'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import { NodeCard } from '../nodes/NodeCard.tsx'
import { PORT_WORDS } from '../words/choiceWords.ts'
import { PORT_HEIGHTS, type StepFlowNode } from './flowNodes.ts'
import styles from './StepNode.module.css'

/** A node on the canvas, with the places where connections begin and end. */
export const StepNode = memo(function StepNode({ data: { node }, selected }: NodeProps<StepFlowNode>) {
  const { i18n } = useLingui()
  const { mostIncoming, sourcePorts } = NODE_KINDS[node.kind]
  return (
    <>
      {mostIncoming > 0 ? (
        <Handle
          id="in"
          type="target"
          position={Side.Left}
          className={styles.port}
          style={{ top: PORT_HEIGHTS.in }}
        />
      ) : null}
      <NodeCard node={node} isSelected={selected} />
      {sourcePorts.map((port) => (
        <Handle
          key={port}
          id={port}
          type="source"
          position={Side.Right}
          className={styles.port}
          style={{ top: PORT_HEIGHTS[port] }}
        >
          {port === 'out' ? null : (
            <span className={styles.portName} aria-hidden="true">
              {i18n._(PORT_WORDS[port])}
            </span>
          )}
        </Handle>
      ))}
    </>
  )
})
