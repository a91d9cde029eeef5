import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './EmptyState.module.css'

export interface ErrorStateProps {
  /** What happened. */
  readonly title?: string
  /** The next step. */
  readonly description?: ReactNode
  readonly onRetry?: () => void
  /** Another action, beside the retry. */
  readonly action?: ReactNode
  /** 1 where it is the whole screen and its title the screen's name; 2 by default. */
  readonly level?: 1 | 2
}

/** Shown in place of content that failed to load: the failure, the next step, a retry. */
export function ErrorState({ title, description, onRetry, action, level = 2 }: ErrorStateProps) {
  const { t } = useLingui()
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="danger" aria-hidden="true">
        <CircleAlert size={28} />
      </span>
      <Heading className={styles.title}>{title ?? t`Nie udało się tego wczytać`}</Heading>
      <p className={styles.description}>
        {description ?? t`Sprawdź połączenie z siecią i spróbuj jeszcze raz.`}
      </p>
      {onRetry === undefined && action === undefined ? null : (
        <div className={styles.action}>
          {onRetry === undefined ? null : (
            <Button variant="primary" icon={<RotateCcw size={18} />} onPress={onRetry}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
