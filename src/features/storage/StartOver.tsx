import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/state/toasts.ts'

/** The last resort for damaged data: deletes it and starts anew, after explaining the consequences. */
export function StartOver() {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)

  async function startOver(): Promise<void> {
    setIsOpen(false)
    const { deleteKeptData } = await import('./deleteKeptData.ts')
    if (await deleteKeptData()) {
      location.reload()
      return
    }
    showToast({
      type: 'error',
      title: t`Nie udało się usunąć danych`,
      message: t`Zamknij inne karty Iskry i spróbuj ponownie albo wyczyść dane strony w ustawieniach przeglądarki.`,
    })
  }

  return (
    <>
      <Button variant="quiet" size="small" onPress={() => setIsOpen(true)}>
        <Trans>Zacznij od nowa</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        isPersistent
        onOpenChange={setIsOpen}
        role="alertdialog"
        size="sm"
        title={t`Usunąć dane z tego urządzenia?`}
        actions={
          <>
            <Button variant="secondary" onPress={() => setIsOpen(false)}>
              <Trans>Zostaw</Trans>
            </Button>
            <Button variant="danger" onPress={() => void startOver()}>
              <Trans>Usuń i zacznij od nowa</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Znikną koszyk i zmiany, które nie dotarły jeszcze do sklepu. Zamówienia i konto zostają, bo są na
            serwerze.
          </Trans>
        </p>
      </Dialog>
    </>
  )
}
