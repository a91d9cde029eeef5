import { useReactFlow } from '@xyflow/react'
import { type MouseEvent, useRef } from 'react'
import { type Box, NODE_SIZE, overlaps } from '#domain/template/placing.ts'
import type { Position } from '#domain/template/editGraph.ts'
import { useBuilder } from '../document/BuilderContext.tsx'

/** Selects the items that a drawn frame touches, also where nodes are only painted. */
export function useMarquee() {
  const document = useBuilder()
  const flow = useReactFlow()
  const from = useRef<Position | null>(null)
  const place = ({ clientX, clientY }: MouseEvent) =>
    flow.screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false })

  function start(event: MouseEvent): void {
    from.current = place(event)
  }

  function end(event: MouseEvent): void {
    const begun = from.current
    if (begun === null) return
    from.current = null
    const now = place(event)
    const frame: Box = {
      x: Math.min(begun.x, now.x),
      y: Math.min(begun.y, now.y),
      width: Math.abs(now.x - begun.x),
      height: Math.abs(now.y - begun.y),
    }
    const { nodes, notes } = document.getSnapshot().history.present
    document.select([
      ...nodes.flatMap(({ id, position }) => (overlaps(frame, { ...position, ...NODE_SIZE }) ? [id] : [])),
      ...notes.flatMap(({ id, kind, position, size }) =>
        kind === 'comment' && overlaps(frame, { ...position, ...size }) ? [id] : [],
      ),
    ])
  }

  return { start, end }
}
