import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Switch } from '#ui/Switch.tsx'
import styles from './PushChoice.module.css'
import { usePush } from './usePush.ts'

export interface PushChoiceProps {
  /** The subjects of the notifications; finished jobs by default. */
  readonly children?: ReactNode
}

/**
 * Switches this device's notifications of finished jobs, with the app closed, too. Shows nothing where the browser has
 * no push, or for a guest.
 */
export function PushChoice({ children }: PushChoiceProps) {
  const { t } = useLingui()
  const { state, isPending, hasFailed, set } = usePush()
  if (state === 'unknown' || state === 'unsupported') return null
  return (
    <div className={styles.choice}>
      <Switch
        isSelected={state === 'on'}
        isDisabled={isPending || state === 'blocked'}
        onChange={(isOn) => void set(isOn)}
        description={
          state === 'blocked'
            ? t`Powiadomienia Iskry są zablokowane. Odblokujesz je w ustawieniach przeglądarki.`
            : t`Na tym urządzeniu, także gdy Iskra jest zamknięta.`
        }
      >
        {children ?? <Trans>Powiadom, gdy będzie gotowe</Trans>}
      </Switch>
      <output className={styles.problem}>
        {hasFailed && t`Nie udało się tego zmienić. Sprawdź połączenie i spróbuj jeszcze raz.`}
      </output>
    </div>
  )
}
