import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Switch } from '#ui/Switch.tsx'
import styles from './PushChoice.module.css'
import { usePush } from './usePush.ts'

export interface PushChoiceProps {
  /** What one is told of; that something is ready unless said. */
  readonly children?: ReactNode
}

/**
 * Whether this device says when something is ready, with the app closed, too. Shows nothing where the browser has no
 * push or nobody is signed in.
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
