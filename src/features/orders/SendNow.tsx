import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { sendCardNow } from '#api/product/cardCalls.ts'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { orderFilesQuery } from './orderFilesQuery.ts'

export interface SendNowProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly file: OrderFile
  /** Where it goes. */
  readonly email: string
}

/** Sends a card before its day, once it is confirmed: what is sent is changed no more. */
export function SendNow({ asked, file, email }: SendNowProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const sending = useMutation({
    mutationFn: async () => sendCardNow(await productApi(), { ...asked, file: file.id }),
    onSuccess: (files) => {
      setIsAsking(false)
      showToast({ type: 'success', title: t`Kartka jest w drodze` })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
  })
  return (
    <>
      <Button
        size="small"
        className="needs-script"
        icon={<Send size={16} />}
        onPress={() => setIsAsking(true)}
      >
        <Trans>Wyślij teraz</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        role="alertdialog"
        size="sm"
        title={t`Wysłać kartkę teraz?`}
        actions={
          <>
            <Button onPress={() => setIsAsking(false)}>
              <Trans>Jeszcze nie</Trans>
            </Button>
            <Button variant="primary" isPending={sending.isPending} onPress={() => sending.mutate()}>
              <Trans>Wyślij</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Pójdzie od razu na <strong>{email}</strong>, a nie w wybranym dniu. Wysłanej kartki już nie
            zmienisz.
          </Trans>
        </p>
        <FailureNote failure={sending.error} />
      </Dialog>
    </>
  )
}
