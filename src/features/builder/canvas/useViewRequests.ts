import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Box, boundsOf, contains } from '#domain/template/placing.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { useSidebar } from '#ui/state/sidebars.ts'
import { useStore } from '#ui/useStore.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { type AskedView, askedView } from '../panels/leadTo.ts'
import { useOpenPanel } from '../panels/openPanel.ts'
import { fittedView } from './fittedView.ts'

const CALM_MS = 200

/** How long a view that was asked for holds: a panel that opens with it comes a moment later, ms. */
const HELD_MS = 1_000

/**
 * Brings requested places into view: a node, both ends of a connection, or everything. When a panel takes or frees
 * room, a graph that was shown as a whole is fitted again, and otherwise the middle stays the middle. Pinning or
 * unpinning a panel keeps the visible part, and nothing moves.
 */
export function useViewRequests(): void {
  const document = useBuilder()
  const flow = useReactFlow()
  const store = useStoreApi()
  const asked = useStore(askedView)
  const last = useRef<{ readonly view: AskedView; readonly at: number } | null>(null)

  const panel = useOpenPanel()
  const isPinned = useSidebar('right', 'pinned')
  const isPinning = useRef(false)
  const wasPinned = useRef(isPinned)

  const show = useEffectEvent((view: AskedView, isOnItsWay = false) => {
    const bounds = boundsOfView(document.getSnapshot().history.present, view)
    if (bounds === null) return
    const sight = uncovered(store.getState())
    if (view.isGentle === true && !isOnItsWay && isInSight(bounds, sight)) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const duration = isStill ? 0 : CALM_MS
    if (view.isGentle === true) {
      const zoom = flow.getZoom()
      const x = sight.width / 2 - (bounds.x + bounds.width / 2) * zoom
      const y = sight.height / 2 - (bounds.y + bounds.height / 2) * zoom
      void flow.setViewport({ x, y, zoom }, { duration })
    } else {
      const isWhole = view.ids.length === 0
      const nodes = isWhole ? document.getSnapshot().history.present.nodes.length : view.ids.length
      const fitted = fittedView(bounds, sight, isWhole ? ROOM_AROUND : 1, nodes)
      void flow.setViewport(fitted, { duration })
    }
  })

  /** Shows the last request again, in the present room; false without one. */
  const showHeld = useEffectEvent(() => {
    const age = last.current === null ? HELD_MS : performance.now() - last.current.at
    if (last.current === null || age >= HELD_MS) return false
    // While the view still moves there, the present view doesn't tell which part will be visible.
    show(last.current.view, age < CALM_MS)
    return true
  })

  const refit = useEffectEvent((now: Sight, before: Sight) => {
    const wasPinning = isPinning.current
    isPinning.current = false
    if (showHeld() || wasPinning) return
    const { present } = document.getSnapshot().history
    const whole = boundsOfView(present, { ids: [] })
    if (whole !== null && isInSight(whole, before)) {
      void flow.setViewport(fittedView(whole, now, ROOM_AROUND, present.nodes.length))
      return
    }
    const [x, y, zoom] = now.transform
    const [right, down] = [(now.width - before.width) / 2, (now.height - before.height) / 2]
    void flow.setViewport({ x: x + right, y: y + down, zoom })
  })

  useLayoutEffect(() => {
    isPinning.current = panel !== null && isPinned !== wasPinned.current
    wasPinned.current = isPinned
  }, [panel, isPinned])

  // Elements over the canvas take none of its room, and still cover it.
  useEffect(() => {
    if (panel !== null && !isPinned) showHeld()
  }, [panel, isPinned])

  useEffect(() => {
    if (asked === null) return
    askedView.set(null)
    last.current = { view: asked, at: performance.now() }
    show(asked)
  }, [asked])

  /** The first view is a guess by the window: a panel that was open before the canvas came has taken some of its room. */
  const fitFirst = useEffectEvent((now: Sight) => {
    const { present } = document.getSnapshot().history
    const whole = boundsOfView(present, { ids: [] })
    if (whole === null || last.current !== null || isInSight(whole, now)) return
    void flow.setViewport(fittedView(whole, now, ROOM_AROUND, present.nodes.length))
  })

  useEffect(() => {
    const measured = store.getState()
    if (measured.width > 0) fitFirst(measured)
    return store.subscribe((now, before) => {
      const isSame = now.width === before.width && now.height === before.height
      if (isSame || now.width === 0) return
      if (before.width > 0) refit(now, before)
      else fitFirst(now)
    })
  }, [store])
}

/** Around everything, as a part of the canvas. */
const ROOM_AROUND = 0.2

/** The box around the requested items; null without any. */
function boundsOfView({ nodes, edges, notes }: Template, view: AskedView): Box | null {
  const ids = new Set(view.ids)
  for (const { id, source, target } of edges) {
    if (ids.has(id)) ids.add(source).add(target)
  }
  const isIn = ({ id }: { readonly id: string }) => ids.size === 0 || ids.has(id)
  return boundsOf({ nodes: nodes.filter(isIn), notes: notes.filter(isIn) })
}

interface Sight {
  readonly transform: readonly [x: number, y: number, zoom: number]
  readonly width: number
  readonly height: number
}

/** The part of the canvas that no panel covers. */
function uncovered({ transform, width, height }: Sight): Sight {
  const panel = window.document.querySelector('[data-part="panel"]')
  const over = panel?.closest<HTMLElement>('[data-over]')
  return { transform, width: width - (over?.offsetWidth ?? 0), height }
}

function isInSight(bounds: Box, { transform: [x, y, zoom], width, height }: Sight): boolean {
  return contains({ x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }, bounds)
}
