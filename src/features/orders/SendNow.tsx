import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { type CardOfOrder, useCardSending } from './useCardSending.ts'

/** Sends a card before its time, once it is confirmed: a sent card can't be changed. */
export function SendNow(card: CardOfOrder) {
  const { t } = useLingui()
  const { recipientEmail: email } = card.delivery
  const [isAsking, setIsAsking] = useState(false)
  const sending = useCardSending(card)
  return (
    <>
      <Button
        size="small"
        className="needs-script"
        icon={<Send size={16} />}
        onPress={() => setIsAsking(true)}
      >
        <Trans>Wyślij już</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        role="alertdialog"
        size="sm"
        title={t`Wysłać kartkę już teraz?`}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>
              <Trans>Jeszcze nie</Trans>
            </Button>
            <Button
              variant="primary"
              isPending={sending.isPending}
              onPress={() => sending.mutate('now', { onSuccess: () => setIsAsking(false) })}
            >
              <Trans>Wyślij</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Wyślemy ją od razu na <strong>{email}</strong>. Po wysłaniu nie można jej zmienić.
          </Trans>
        </p>
        <FailureNote failure={sending.error} />
      </Dialog>
    </>
  )
}
