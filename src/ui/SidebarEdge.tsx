import { useLingui } from '@lingui/react/macro'
import type { PointerEvent } from 'react'
import { resizeSidebar, useSidebar, type SidebarSide } from './state/sidebars.ts'
import { SIDEBAR_WIDTH } from './state/uiState.ts'
import styles from './DockedSidebar.module.css'

/** How far one press of an arrow moves the edge, px. */
const STEP = 20

/** The inner edge of a pinned sidebar: drawn, or moved with the arrows, it changes the width. */
export function SidebarEdge({ side }: { readonly side: SidebarSide }) {
  const { t } = useLingui()
  const width = useSidebar(side, 'width')

  function draw(event: PointerEvent<HTMLInputElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const panel = event.currentTarget.parentElement?.getBoundingClientRect()
    if (panel === undefined) return
    resizeSidebar(side, event.clientX - panel.left)
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
      onChange={(event) => resizeSidebar(side, event.currentTarget.valueAsNumber)}
      // The range is the keyboard's; under a pointer the edge follows the hand, not the range's own thumb.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
    />
  )
}
