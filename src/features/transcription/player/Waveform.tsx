import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { MOVE_MS } from '../keys/usePlayerKeys.ts'
import { drawWaveform } from './drawWaveform.ts'
import { shownPart } from './shownPart.ts'
import styles from './Waveform.module.css'

export interface WaveformProps {
  /** How much of the recording is in sight, ms; null for all of it. */
  readonly spanMs: number | null
}

/** The recording as it sounds, with its passages and silences. A press or a drag moves the playhead, and so do the arrows. */
export function Waveform({ spanMs }: WaveformProps) {
  const { t } = useLingui()
  const { document: written, player, wave } = useEditor()
  const { lengthMs } = useStore(player.state)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDragging = useRef(false)
  const [told, setTold] = useState(() => player.time.getSnapshot())

  const part = () => shownPart(player.time.getSnapshot(), lengthMs ?? 0, spanMs)

  const draw = useEffectEvent(() => {
    if (canvas.current === null) return
    const { peaks, speech } = wave.getSnapshot()
    drawWaveform(canvas.current, {
      peaks,
      speech,
      transcript: written.getSnapshot().present,
      ...part(),
      playheadMs: player.time.getSnapshot(),
      loop: player.state.getSnapshot().loop,
    })
  })

  useEffect(() => {
    let frame = 0
    const ask = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => draw())
    }
    ask()
    const stops = [player.time, player.state, wave, written].map((store) => store.subscribe(ask))
    // Theme and contrast are attributes of the root.
    const look = new MutationObserver(ask)
    look.observe(document.documentElement, { attributes: true })
    const size = 'ResizeObserver' in globalThis ? new ResizeObserver(ask) : null
    if (canvas.current !== null) size?.observe(canvas.current)
    return () => {
      cancelAnimationFrame(frame)
      for (const stop of stops) stop()
      look.disconnect()
      size?.disconnect()
    }
  }, [player, wave, written])

  // Length and zoom are of the rendering.
  useEffect(() => draw())

  // Told when it was moved, not with every frame.
  useEffect(() => {
    const tell = () => {
      if (!player.state.getSnapshot().isPlaying) setTold(player.time.getSnapshot())
    }
    const stops = [player.time.subscribe(tell), player.state.subscribe(tell)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [player])

  function seekTo(event: PointerEvent<HTMLDivElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const { startMs, endMs } = part()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    player.seek(startMs + share * (endMs - startMs))
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => player.move(-MOVE_MS),
      ArrowDown: () => player.move(-MOVE_MS),
      ArrowRight: () => player.move(MOVE_MS),
      ArrowUp: () => player.move(MOVE_MS),
      PageDown: () => player.move(-60_000),
      PageUp: () => player.move(60_000),
      Home: () => player.seek(0),
      End: () => player.seek(lengthMs ?? 0),
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }

  const most = Math.round((lengthMs ?? 0) / 1_000)
  return (
    // A range input has no page of its own to be drawn on, and no zoom.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t`Miejsce w nagraniu`}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(most, Math.round(told / 1_000))}
      aria-valuetext={clockTime(told)}
      className={styles.wave}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        isDragging.current = true
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (isDragging.current) seekTo(event)
      }}
      onPointerUp={() => {
        isDragging.current = false
      }}
      onPointerCancel={() => {
        isDragging.current = false
      }}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
    </div>
  )
}
