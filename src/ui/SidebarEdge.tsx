import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import { resizeSidebar, useSidebar } from './state/sidebars.ts'
import { SIDEBAR_WIDTH, type SidebarSide } from './state/uiState.ts'
import styles from './SidebarEdge.module.css'

/** How far one press of an arrow moves the edge, px. */
const STEP = 20

/** The inner edge of a sidebar: drawn, or moved with the arrows, it changes the width. */
export function SidebarEdge({ side }: { readonly side: SidebarSide }) {
  const { t } = useLingui()
  const width = useSidebar(side, 'width')

  // Where the hand was, and how wide the panel, when it took the edge. px.
  const taken = useRef({ at: 0, width: 0 })

  function take(event: PointerEvent<HTMLInputElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    taken.current = { at: event.clientX, width }
  }

  function draw(event: PointerEvent<HTMLInputElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const outwards = event.clientX - taken.current.at
    resizeSidebar(side, taken.current.width + (side === 'left' ? outwards : -outwards))
  }

  return (
    <input
      type="range"
      aria-label={t`Szerokość panelu`}
      min={SIDEBAR_WIDTH.min}
      max={SIDEBAR_WIDTH.max}
      step={STEP}
      value={width}
      className={styles.edge}
      data-side={side}
      onChange={(event) => resizeSidebar(side, event.currentTarget.valueAsNumber)}
      // The range is the keyboard's; under a pointer the edge follows the hand, not the range's own thumb.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={take}
      onPointerMove={draw}
    />
  )
}
