import { useLingui } from '@lingui/react/macro'
import { useReactFlow, useStoreApi } from '@xyflow/react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { type Box, boundsOf } from '#domain/template/placing.ts'
import { useSelection, useTemplate } from '../document/BuilderContext.tsx'
import { coloursOf, drawGraph } from './drawGraph.ts'
import styles from './MiniMap.module.css'

const SIZE = { width: 184, height: 120 } as const
const PADDING = 8

/** The whole graph in a corner, with the part that is in sight; a press goes there. For the eye alone: keys lead elsewhere. */
export function MiniMap() {
  const { t } = useLingui()
  const flow = useReactFlow()
  const store = useStoreApi()
  const { nodes, edges, notes } = useTemplate()
  const selection = useSelection()
  const canvas = useRef<HTMLCanvasElement>(null)
  const sight = useRef<HTMLDivElement>(null)
  const bounds = boundsOf({ nodes, notes })
  const frame = bounds === null ? null : frameOf(bounds)

  useEffect(() => {
    const picture = canvas.current
    const surface = picture?.getContext('2d')
    const around = boundsOf({ nodes, notes })
    if (picture === null || surface === null || surface === undefined || around === null) return undefined
    const { zoom, x, y } = frameOf(around)
    const draw = () => {
      picture.width = SIZE.width * devicePixelRatio
      picture.height = SIZE.height * devicePixelRatio
      drawGraph(surface, {
        nodes,
        edges,
        notes,
        selection,
        colours: coloursOf(picture),
        x: x * devicePixelRatio,
        y: y * devicePixelRatio,
        zoom: zoom * devicePixelRatio,
      })
    }
    const show = () => {
      const { transform, width, height } = store.getState()
      const [left, top, scale] = transform
      const box = sight.current
      if (box === null) return
      box.style.transform = `translate(${x - (left / scale) * zoom}px, ${y - (top / scale) * zoom}px)`
      box.style.width = `${(width / scale) * zoom}px`
      box.style.height = `${(height / scale) * zoom}px`
    }
    draw()
    show()
    const stop = store.subscribe(show)
    const theme = new MutationObserver(draw)
    theme.observe(document.documentElement, { attributeFilter: ['class', 'data-contrast'] })
    return () => {
      stop()
      theme.disconnect()
    }
  }, [nodes, edges, notes, selection, store])

  function goTo(event: PointerEvent<HTMLDivElement>): void {
    if (frame === null || event.buttons === 0) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left - frame.x) / frame.zoom
    const y = (event.clientY - top - frame.y) / frame.zoom
    void flow.setCenter(x, y, { zoom: flow.getZoom() })
  }

  if (frame === null) return null
  return (
    <div
      role="presentation"
      className={styles.map}
      style={SIZE}
      data-hint={t`Mapa: kliknij, by przejść`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={goTo}
    >
      <canvas ref={canvas} className={styles.picture} style={SIZE} />
      <div ref={sight} className={styles.sight} />
    </div>
  )
}

/** How places of the template lie on the map. */
function frameOf({ x, y, width, height }: Box) {
  const zoom = Math.min(
    (SIZE.width - 2 * PADDING) / Math.max(width, 800),
    (SIZE.height - 2 * PADDING) / Math.max(height, 500),
  )
  return {
    zoom,
    x: (SIZE.width - width * zoom) / 2 - x * zoom,
    y: (SIZE.height - height * zoom) / 2 - y * zoom,
  }
}
