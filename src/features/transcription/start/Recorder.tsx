import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, CircleStop } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { clockTime } from '#domain/transcript/clockTime.ts'
import { useFormat } from '#i18n/format.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import { useStore } from '#ui/useStore.ts'
import type { BegunRecording } from './beginRecording.ts'
import type { MicrophoneTrouble } from './createRecording.ts'
import styles from './Recorder.module.css'

export interface RecorderProps {
  readonly onLeave: () => void
  readonly onRecorded: (id: string) => void
}

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'trouble'; readonly trouble: MicrophoneTrouble }
  | { readonly kind: 'recording'; readonly begun: BegunRecording }

/** Records the microphone: each few seconds are stored at once. */
export function Recorder(props: RecorderProps) {
  const [tries, setTries] = useState(0)
  return <OneTry key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

interface OneTryProps extends RecorderProps {
  readonly onRetry: () => void
}

function OneTry({ onLeave, onRecorded, onRetry }: OneTryProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [stage, setStage] = useState<Stage>({ kind: 'asking' })
  const held = useRef<BegunRecording | null>(null)
  const name = useEffectEvent(() => t`Nagranie ${format.dateTime(new Date())}`)
  const began = useEffectEvent(() => announce(t`Nagrywamy`))
  const failed = useEffectEvent(() => {
    tellNotKept(i18n, t`Nagrywanie się nie zaczęło`)
    onLeave()
  })

  useEffect(() => {
    let isOver = false
    const begin = async () => {
      try {
        const { beginRecording } = await import('./beginRecording.ts')
        const begun = await beginRecording(name())
        if (typeof begun === 'string') setStage({ kind: 'trouble', trouble: begun })
        else if (isOver) void begun.recording.stop()
        else {
          held.current = begun
          began()
          setStage({ kind: 'recording', begun })
        }
      } catch {
        if (!isOver) failed()
      }
    }
    void begin()
    return () => {
      isOver = true
      // Whoever leaves has what was recorded until then.
      void held.current?.recording.stop()
      held.current = null
    }
  }, [])

  async function stop({ id, recording }: BegunRecording): Promise<void> {
    held.current = null
    await recording.stop()
    onRecorded(id)
  }

  if (stage.kind === 'trouble') {
    const words = {
      refused: {
        title: t`Przeglądarka nie ma zgody na mikrofon`,
        text: t`Kliknij ikonę obok adresu strony, zezwól na mikrofon i spróbuj ponownie.`,
      },
      'not-found': {
        title: t`Nie widzimy mikrofonu`,
        text: t`Podłącz go i spróbuj ponownie albo wybierz gotowy plik.`,
      },
      impossible: {
        title: t`Ta przeglądarka nie nagrywa`,
        text: t`Nagraj w innym programie i wybierz gotowy plik.`,
      },
      busy: {
        title: t`Mikrofon jest zajęty`,
        text: t`Zamknij program, który go używa, i spróbuj ponownie.`,
      },
    }[stage.trouble]
    return (
      <Notice
        tone="warning"
        title={words.title}
        action={
          <>
            <Button size="small" onPress={onRetry}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
            <Button size="small" variant="quiet" onPress={onLeave}>
              <Trans>Wróć</Trans>
            </Button>
          </>
        }
      >
        {words.text}
      </Notice>
    )
  }
  return (
    <div className={styles.recorder}>
      <Mic size={36} aria-hidden="true" className={styles.sign} />
      {stage.kind === 'asking' ? (
        <p className={styles.wait}>
          <Trans>Zezwól na mikrofon w okienku przeglądarki.</Trans>
        </p>
      ) : (
        <Running begun={stage.begun} onStop={() => void stop(stage.begun)} />
      )}
    </div>
  )
}

function Running({ begun, onStop }: { readonly begun: BegunRecording; readonly onStop: () => void }) {
  const { t } = useLingui()
  const { recording } = begun
  const { isPaused, ms, level, isUnkept } = useStore(recording.state)
  const loudness = Math.round(level * 100)
  return (
    <>
      <p className={styles.time}>{clockTime(ms)}</p>
      <meter className="visually-hidden" aria-label={t`Głośność`} min={0} max={100} value={loudness} />
      <div className={styles.meter} aria-hidden="true">
        <span className={styles.level} style={{ transform: `scaleX(${level})` }} />
      </div>
      <p className={styles.wait}>
        {isPaused ? (
          <Trans>Wstrzymane. To, co już nagrane, jest zapisane.</Trans>
        ) : (
          <Trans>Nagrywamy i od razu zapisujemy na tym urządzeniu.</Trans>
        )}
      </p>
      {isUnkept ? (
        <Notice tone="danger" title={t`Na urządzeniu nie ma miejsca na dalszy ciąg`}>
          <Trans>Zakończ: to, co zapisaliśmy do tej chwili, zostaje.</Trans>
        </Notice>
      ) : null}
      <div className={styles.keys}>
        <Button
          size="large"
          icon={isPaused ? <Mic size={20} aria-hidden="true" /> : null}
          onPress={isPaused ? recording.goOn : recording.pause}
        >
          {isPaused ? <Trans>Nagrywaj dalej</Trans> : <Trans>Wstrzymaj</Trans>}
        </Button>
        <Button
          size="large"
          variant="primary"
          icon={<CircleStop size={20} aria-hidden="true" />}
          onPress={onStop}
        >
          <Trans>Zakończ i spisuj</Trans>
        </Button>
      </div>
    </>
  )
}
