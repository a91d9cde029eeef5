import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useSubmission } from '#ui/form/useSubmission.ts'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'
import styles from './Entry.module.css'

const COOLDOWN_MS = 60_000

export interface ResendLetterProps {
  readonly onResend: (signal: AbortSignal) => Promise<void>
  /** Whether the first letter has only just gone, so that another makes no sense yet. */
  readonly isJustSent?: boolean
}

/** Sends the letter once more, at most once a minute. */
export function ResendLetter({ onResend, isJustSent = false }: ResendLetterProps) {
  const { t } = useLingui()
  const [nextAt, setNextAt] = useState(() => (isJustSent ? Date.now() + COOLDOWN_MS : 0))
  const [isSentAgain, setSentAgain] = useState(false)
  const seconds = useSecondsLeft(nextAt)

  const submission = useSubmission(async (signal) => {
    await onResend(signal)
    setNextAt(Date.now() + COOLDOWN_MS)
    setSentAgain(true)
    announce(t`Wiadomość wysłana jeszcze raz.`)
  })

  return (
    <>
      <FailureNote failure={submission.failure} />
      <Button isPending={submission.isPending} isDisabled={seconds > 0} onPress={submission.submit}>
        {seconds > 0 ? (
          <Trans>Wyślij jeszcze raz (za {seconds} s)</Trans>
        ) : (
          <Trans>Wyślij wiadomość jeszcze raz</Trans>
        )}
      </Button>
      {isSentAgain && seconds > 0 ? (
        <p className={styles.small}>
          <Trans>Wysłane. Ważny jest tylko najnowszy link.</Trans>
        </p>
      ) : null}
    </>
  )
}
