import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect } from 'react'
import { type Box, boundsOf, contains } from '#domain/template/placing.ts'
import { useStore } from '#ui/useStore.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { askedView } from '../panels/leadTo.ts'

const CALM_MS = 200

/** Brings into sight what somebody was led to: a node, both ends of a connection, or everything. */
export function useViewRequests(): void {
  const document = useBuilder()
  const flow = useReactFlow()
  const store = useStoreApi()
  const asked = useStore(askedView)
  useEffect(() => {
    if (asked === null) return
    askedView.set(null)
    const { nodes, edges, notes } = document.getSnapshot().history.present
    const ids = new Set(asked.ids)
    for (const { id, source, target } of edges) {
      if (ids.has(id)) ids.add(source).add(target)
    }
    const isIn = ({ id }: { readonly id: string }) => ids.size === 0 || ids.has(id)
    const bounds = boundsOf({ nodes: nodes.filter(isIn), notes: notes.filter(isIn) })
    if (bounds === null) return
    if (asked.isGentle === true && isInSight(bounds, store.getState())) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const duration = isStill ? 0 : CALM_MS
    if (asked.isGentle === true) {
      const { x, y, width, height } = bounds
      void flow.setCenter(x + width / 2, y + height / 2, { zoom: flow.getZoom(), duration })
    } else void flow.fitBounds(bounds, { padding: ids.size === 0 ? 0.2 : 1, duration })
  }, [asked, document, flow, store])
}

interface Sight {
  readonly transform: readonly [x: number, y: number, zoom: number]
  readonly width: number
  readonly height: number
}

function isInSight(bounds: Box, { transform: [x, y, zoom], width, height }: Sight): boolean {
  return contains({ x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }, bounds)
}
