import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from '../panels/Panel.module.css'

export interface AgreementDialogProps {
  /** The name of the text engine. */
  readonly engine: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onAgree: () => void
}

/** Asks, once for each engine, whether parts of texts may leave the device, and says where they go. */
export function AgreementDialog({ engine, isOpen, onOpenChange, onAgree }: AgreementDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="sm"
      title={t`Wysłać fragment do AI?`}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>
            <Trans>Nie teraz</Trans>
          </Button>
          <Button variant="primary" onPress={onAgree}>
            <Trans>Zgadzam się, wyślij</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        <p>
          <Trans>
            Twoje teksty są tylko na tym urządzeniu. Fragment, który dasz do poprawy, trafi do Iskry, a od nas
            do silnika {engine} i jego dostawcy. Razem z odpowiedzią zapiszemy go w Twojej historii, skąd
            możesz go usunąć. Reszta tekstu zostaje u Ciebie.
          </Trans>
        </p>
        <p>
          <Trans>Pytamy raz. Potem wysyłasz fragmenty przyciskiem „Popraw”.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
