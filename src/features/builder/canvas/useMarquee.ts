import { useReactFlow } from '@xyflow/react'
import { type MouseEvent, useRef } from 'react'
import { type Box, NODE_SIZE, overlaps } from '#domain/template/placing.ts'
import type { Position } from '#domain/template/editGraph.ts'
import { useBuilder } from '../document/BuilderContext.tsx'

/** Chooses what a drawn frame touches, also where nodes are only drawn. */
export function useMarquee() {
  const document = useBuilder()
  const flow = useReactFlow()
  const from = useRef<Position | null>(null)
  const place = ({ clientX, clientY }: MouseEvent) =>
    flow.screenToFlowPosition({ x: clientX, y: clientY }, { snapToGrid: false })
  return {
    start(this: void, event: MouseEvent): void {
      from.current = place(event)
    },
    end(this: void, event: MouseEvent): void {
      const start = from.current
      if (start === null) return
      from.current = null
      const end = place(event)
      const frame: Box = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      }
      const { nodes, notes } = document.getSnapshot().history.present
      document.select([
        ...nodes.flatMap(({ id, position }) => (overlaps(frame, { ...position, ...NODE_SIZE }) ? [id] : [])),
        ...notes.flatMap(({ id, kind, position, size }) =>
          kind === 'comment' && overlaps(frame, { ...position, ...size }) ? [id] : [],
        ),
      ])
    },
  }
}
