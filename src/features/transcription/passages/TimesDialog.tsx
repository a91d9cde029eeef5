import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import { readClockTime } from '#domain/transcript/clockTime.ts'
import { setPassageTimes } from '#domain/transcript/editing/times.ts'
import type { Passage } from '#domain/transcript/transcriptSchema.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useEditor } from '../editor.ts'
import { useExactTime } from '../useExactTime.ts'
import styles from './PassageRow.module.css'

export interface TimesDialogProps {
  readonly passage: Passage
  readonly onClose: () => void
}

/** Asks when a passage starts and ends. */
export function TimesDialog({ passage, onClose }: TimesDialogProps) {
  const { t } = useLingui()
  const { document } = useEditor()
  const exactTime = useExactTime()
  const [start, setStart] = useState(exactTime(passage.start))
  const [end, setEnd] = useState(exactTime(passage.end))
  const form = useId()
  const [startMs, endMs] = [readClockTime(start), readClockTime(end)]
  const wrong = (ms: number | null) => (ms === null ? t`Wpisz czas, na przykład 1:02,5.` : undefined)
  const isBackwards = startMs !== null && endMs !== null && endMs < startMs

  function set(event: SubmitEvent): void {
    event.preventDefault()
    if (startMs === null || endMs === null || isBackwards) return
    // What is shown to a tenth of a second stays exact where it wasn’t changed.
    const times = {
      ...(start === exactTime(passage.start) ? {} : { start: startMs }),
      ...(end === exactTime(passage.end) ? {} : { end: endMs }),
    }
    document.edit({ what: `times ${passage.id}` }, (before) => setPassageTimes(before, passage.id, times))
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t`Czas wypowiedzi`}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form}>
            <Trans>Ustaw</Trans>
          </Button>
        </>
      }
    >
      <form method="post" id={form} className={styles.times} onSubmit={set}>
        <TextField label={t`Początek`} value={start} onChange={setStart} errorMessage={wrong(startMs)} />
        <TextField
          label={t`Koniec`}
          value={end}
          onChange={setEnd}
          errorMessage={isBackwards ? t`Koniec nie może być przed początkiem.` : wrong(endMs)}
        />
      </form>
    </Dialog>
  )
}
