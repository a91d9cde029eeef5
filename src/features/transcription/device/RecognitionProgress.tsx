import { Trans, useLingui } from '@lingui/react/macro'
import { CircleStop } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { Button } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { takeFocus } from './takeFocus.ts'
import styles from './Recognition.module.css'

/** How much of a recognition is left, and its end by a press. Nothing while none runs. */
export function RecognitionProgress() {
  const { t } = useLingui()
  const { recognition } = useEditor()
  const { stage } = useStore(recognition.state)
  const stop = useRef<HTMLButtonElement>(null)
  const isRunning = stage.kind === 'running'
  useEffect(() => {
    if (isRunning) takeFocus(stop.current)
  }, [isRunning])
  if (stage.kind !== 'running') return null
  const { leftMs, lengthMs, isStopping } = stage
  const left = clockTime(leftMs)
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t`Rozpoznajemy mowę, zostało ${left}`}
        value={(100 * (lengthMs - leftMs)) / Math.max(1, lengthMs)}
      />
      <Button
        ref={stop}
        size="small"
        isPending={isStopping}
        icon={<CircleStop size={18} aria-hidden="true" />}
        onPress={() => void recognition.stop()}
      >
        <Trans>Zatrzymaj</Trans>
      </Button>
    </div>
  )
}
