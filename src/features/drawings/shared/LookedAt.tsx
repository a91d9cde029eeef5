import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { shortcutOf } from '#ui/keys/shortcut.ts'
import { followRoom } from '../canvas/followRoom.ts'
import { followPointers } from '../canvas/pointing.ts'
import { showCanvas } from '../canvas/showCanvas.ts'
import { pannedBy } from '../canvas/view.ts'
import { ViewTools } from '../canvas/ViewTools.tsx'
import { useDrawing } from '../document/DrawingContext.tsx'
import { PANS } from '../keys/pans.ts'
import { CANVAS_SHORTCUTS, type CanvasShortcut } from '../keys/shortcuts.ts'
import styles from '../canvas/Canvas.module.css'

/** The canvas of a drawing that is only looked at: moved and seen from near by pointer, fingers and keys. */
export function LookedAt() {
  const { t } = useLingui()
  const { canvas, pictures } = useDrawing()
  const host = useRef<HTMLDivElement>(null)
  const base = useRef<HTMLCanvasElement>(null)
  const top = useRef<HTMLCanvasElement>(null)
  const help = useId()

  useEffect(() => {
    if (host.current === null || base.current === null || top.current === null) return undefined
    const stops = [
      followPointers(host.current, canvas),
      showCanvas(base.current, top.current, canvas, pictures),
      followRoom(host.current, canvas.setRoom),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [canvas, pictures])

  const zoomBy = (times: number) => canvas.zoomTo(canvas.state.getSnapshot().view.zoom * times)
  const handlers: Readonly<Partial<Record<CanvasShortcut, () => void>>> = {
    zoomIn: () => zoomBy(1.25),
    zoomOut: () => zoomBy(0.8),
    fit: canvas.fit,
    whole: () => canvas.zoomTo(1),
  }

  function onKeyDown(event: KeyboardEvent): void {
    const pan = event.ctrlKey || event.metaKey || event.altKey ? undefined : PANS[event.key]
    const pressed = shortcutOf(CANVAS_SHORTCUTS, event)
    if (pan !== undefined) canvas.setView(pannedBy(canvas.state.getSnapshot().view, pan))
    else if (pressed !== null && handlers[pressed] !== undefined) handlers[pressed]()
    else return
    event.preventDefault()
  }

  return (
    <>
      {/* It has keys of its own, told by its description. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={host}
        role="application"
        aria-label={t`Rysunek`}
        aria-describedby={help}
        data-part="canvas"
        data-tool="hand"
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={base} className={styles.layer} aria-hidden="true" />
        <canvas ref={top} className={styles.layer} aria-hidden="true" />
      </div>
      <p id={help} hidden>
        {t`Strzałki przesuwają widok, plus i minus przybliżają i oddalają, zero pokazuje całość. Te same kształty są na liście obok.`}
      </p>
      <ViewTools />
    </>
  )
}
