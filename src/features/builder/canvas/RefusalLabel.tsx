import { useLingui } from '@lingui/react'
import { useConnection, useReactFlow } from '@xyflow/react'
import { useConnecting } from '../document/useConnecting.ts'
import { REFUSAL_WORDS } from '../words/refusalWords.ts'
import { type FlowNode, isSourcePort } from './flowNodes.ts'
import styles from './RefusalLabel.module.css'

/** While a connection is being drawn: why it can’t end where the pointer is. */
export function RefusalLabel() {
  const { i18n } = useLingui()
  const flow = useReactFlow()
  const { refuse } = useConnecting()
  const connection = useConnection<FlowNode>()
  if (!connection.inProgress) return null
  const { fromHandle, fromNode, toNode, to } = connection
  const port = fromHandle.id
  if (toNode === null || toNode.id === fromNode.id) return null
  // Drawn backwards, from where connections end.
  const refusal = isSourcePort(port)
    ? refuse({ source: fromNode.id, sourcePort: port, target: toNode.id })
    : refuse({ source: toNode.id, sourcePort: readPort(connection.toHandle?.id), target: fromNode.id })
  if (refusal === null) return null
  const { x, y } = flow.flowToScreenPosition(to)
  return (
    <div role="alert" className={styles.label} style={{ left: x + 16, top: y + 16 }}>
      {i18n._(REFUSAL_WORDS[refusal])}
    </div>
  )
}

const readPort = (handle: string | null | undefined) => (isSourcePort(handle) ? handle : 'out')
