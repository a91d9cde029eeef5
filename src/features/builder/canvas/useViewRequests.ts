import { useReactFlow } from '@xyflow/react'
import { useEffect } from 'react'
import { boundsOf } from '#domain/template/placing.ts'
import { useStore } from '#ui/useStore.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { askedView } from '../panels/leadTo.ts'

const CALM_MS = 200

/** Brings into sight what somebody was led to: a node, both ends of a connection, or everything. */
export function useViewRequests(): void {
  const document = useBuilder()
  const flow = useReactFlow()
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
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const padding = ids.size === 0 ? 0.2 : 1
    void flow.fitBounds(bounds, { padding, duration: isStill ? 0 : CALM_MS })
  }, [asked, document, flow])
}
