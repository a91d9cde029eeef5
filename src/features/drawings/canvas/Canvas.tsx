import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useStore } from '#ui/useStore.ts'
import { useDrawing } from '../document/DrawingContext.tsx'
import { useCanvasKeys } from '../keys/useCanvasKeys.ts'
import { followRoom } from './followRoom.ts'
import { followPointers } from './pointing.ts'
import { showCanvas } from './showCanvas.ts'
import { WritingField } from './WritingField.tsx'
import styles from './Canvas.module.css'

/** The drawing itself: drawn, and worked on by pointer, fingers and keys. */
export function Canvas() {
  const { t } = useLingui()
  const { canvas, pictures } = useDrawing()
  const { tool, writing } = useStore(canvas.state)
  const onKeyDown = useCanvasKeys()
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

  return (
    <>
      {/* It has keys of its own, all of them told by „Skróty klawiszowe”. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={host}
        role="application"
        aria-label={t`Płótno`}
        aria-describedby={help}
        data-part="canvas"
        data-tool={tool.kind}
        className={styles.canvas}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas ref={base} className={styles.layer} aria-hidden="true" />
        <canvas ref={top} className={styles.layer} aria-hidden="true" />
      </div>
      <p id={help} hidden>
        {t`Kropka i przecinek prowadzą po kształtach, strzałki przesuwają, Enter pisze. Znak zapytania pokazuje wszystkie skróty. Te same kształty są na liście w panelu Spis.`}
      </p>
      {writing === null ? null : (
        <WritingField key={writing} id={writing} onDone={() => host.current?.focus()} />
      )}
    </>
  )
}
