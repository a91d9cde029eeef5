import { Trans, useLingui } from '@lingui/react/macro'
import { Share, SquarePlus } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './InstallSteps.module.css'

export interface InstallStepsProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** How an iPhone or iPad puts a page on the home screen: no page may do it there by itself. */
export function InstallSteps({ isOpen, onOpenChange }: InstallStepsProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      isPersistent
      onOpenChange={onOpenChange}
      title={t`Iskra na ekranie początkowym`}
      size="sm"
      actions={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          <Trans>Rozumiem</Trans>
        </Button>
      }
    >
      <ol className={styles.steps}>
        <li>
          <Share size={20} aria-hidden="true" />
          <span>
            <Trans>Naciśnij „Udostępnij” na pasku przeglądarki.</Trans>
          </span>
        </li>
        <li>
          <SquarePlus size={20} aria-hidden="true" />
          <span>
            <Trans>Przewiń i wybierz „Do ekranu początkowego”.</Trans>
          </span>
        </li>
        <li>
          <span className={styles.letter} aria-hidden="true">
            +
          </span>
          <span>
            <Trans>Naciśnij „Dodaj”. Iskra pojawi się obok Twoich aplikacji.</Trans>
          </span>
        </li>
      </ol>
    </Dialog>
  )
}
