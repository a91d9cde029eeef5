import { BaseEdge, type EdgeProps, getBezierPath } from '@xyflow/react'
import { memo } from 'react'
import type { FlowEdge } from './flowNodes.ts'

/** A connection, with room around it for a finger. */
export const StepEdge = memo(function StepEdge(props: EdgeProps<FlowEdge>) {
  const { sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition, markerEnd } = props
  const [path] = getBezierPath({ sourceX, sourceY, sourcePosition, targetX, targetY, targetPosition })
  return <BaseEdge path={path} interactionWidth={24} {...(markerEnd === undefined ? {} : { markerEnd })} />
})
