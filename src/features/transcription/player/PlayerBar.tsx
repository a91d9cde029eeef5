import { useLingui } from '@lingui/react/macro'
import { StepForward, CirclePause, Play, Repeat2, StepBack, Plus, Minus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { useFormat } from '#i18n/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useScreenBar } from '#ui/lowerBars.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { useExactTime } from '../useExactTime.ts'
import { RecognitionProgress } from '../device/RecognitionProgress.tsx'
import { MOVE_MS, SPEEDS } from '../keys/usePlayerKeys.ts'
import { setTool, toolSettings } from '../kept/toolSettings.ts'
import { Reading } from './Reading.tsx'
import { useKeyboardRoom } from './useKeyboardRoom.ts'
import { Waveform } from './Waveform.tsx'
import styles from './PlayerBar.module.css'

/** How much of the recording the waveform shows, ms; null for all. */
const SPANS = [10_000, 30_000, 120_000, 600_000, null] as const

export interface PlayerBarProps {
  readonly onToggle: () => void
  readonly onLoop: () => void
}

/** The recording, always in sight: above the passages; on a phone where the thumb is. */
export function PlayerBar({ onToggle, onLoop }: PlayerBarProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { player } = useEditor()
  const { isPlaying, lengthMs, loop } = useStore(player.state)
  const { speed } = useStore(toolSettings)
  const [zoom, setZoom] = useState(1)
  const bar = useRef<HTMLDivElement>(null)
  useScreenBar(bar)
  useKeyboardRoom(bar)
  const spanMs = SPANS[zoom] ?? null
  const isWhole = spanMs === null || (lengthMs !== null && spanMs >= lengthMs)

  return (
    <section ref={bar} aria-label={t`Odtwarzacz`} className={styles.bar}>
      <div className={styles.wave}>
        <Waveform spanMs={spanMs} />
      </div>
      <div className={styles.keys}>
        <Clock />
        <div className={styles.moves}>
          <IconButton label={t`5 sekund wstecz`} onPress={() => player.move(-MOVE_MS)}>
            <StepBack size={22} />
          </IconButton>
          <IconButton
            label={isPlaying ? t`Wstrzymaj` : t`Odtwarzaj`}
            variant="primary"
            className={styles.play ?? ''}
            onPress={onToggle}
          >
            {isPlaying ? <CirclePause size={22} /> : <Play size={22} />}
          </IconButton>
          <IconButton label={t`5 sekund naprzód`} onPress={() => player.move(MOVE_MS)}>
            <StepForward size={22} />
          </IconButton>
          <IconButton
            label={t`Powtarzaj ostatnią frazę`}
            aria-pressed={loop !== null}
            className={styles.loop ?? ''}
            onPress={onLoop}
          >
            <Repeat2 size={20} />
          </IconButton>
        </div>
        <div className={styles.more}>
          <label className={styles.speed}>
            <span className="visually-hidden">{t`Prędkość`}</span>
            <select
              value={String(speed)}
              onChange={({ currentTarget }) => setTool('speed', Number(currentTarget.value))}
            >
              {SPEEDS.map((value) => (
                <option key={value} value={value}>
                  {format.number(value)}×
                </option>
              ))}
            </select>
          </label>
          <span className={styles.zoom}>
            <IconButton
              size="small"
              label={t`Przybliż falę`}
              isDisabled={zoom === 0}
              onPress={() => setZoom(zoom - 1)}
            >
              <Plus size={18} />
            </IconButton>
            <IconButton
              size="small"
              label={t`Oddal falę`}
              isDisabled={isWhole}
              onPress={() => setZoom(zoom + 1)}
            >
              <Minus size={18} />
            </IconButton>
          </span>
        </div>
      </div>
      <Reading />
      <RecognitionProgress />
    </section>
  )
}

/** Where the playhead is. Its letters change with the frames, and nothing else does. */
function Clock() {
  const { player } = useEditor()
  const { lengthMs } = useStore(player.state)
  const exactTime = useExactTime()
  const time = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      if (time.current !== null) time.current.textContent = exactTime(player.time.getSnapshot())
    }
    show()
    return player.time.subscribe(show)
  }, [player, exactTime])
  return (
    <p className={styles.clock}>
      <span ref={time} />
      <span className={styles.length}>/ {lengthMs === null ? '–' : clockTime(lengthMs)}</span>
    </p>
  )
}
