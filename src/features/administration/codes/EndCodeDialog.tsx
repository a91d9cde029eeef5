import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { endCode } from '#api/product/affiliateCalls.ts'
import { REASON_LENGTH } from '#domain/administration/acts.ts'
import { schemaCheck } from '#domain/forms/schemaCheck.ts'
import { newUuid } from '#domain/newId.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TextField } from '#ui/TextField.tsx'
import shared from '../Administration.module.css'
import { actsQuery } from '../queries.ts'
import { codesQuery } from './codeQueries.ts'
import { validatedReason } from '../validatedReason.ts'

const check = schemaCheck(
  z.object({
    reason: validatedReason,
  }),
)

/** Ends a code from now on, with a reason. */
export function EndCodeDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [act] = useState(newUuid)
  const form = useForm({
    initial: { reason: '' },
    check,
    submit: async ({ reason }, { signal }) => {
      const { queryKey } = codesQuery(services)
      const request = { code, act, reason: reason.trim() }
      const codes = await endCode(await services.productApi(), request, { signal })
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, codes)
      void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      showToast({ type: 'success', title: t`Kod zakończony` })
    },
    onSubmitted: onClose,
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Zakończyć kod ${code}?`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="danger" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Zakończ kod</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={t`Zakończ kod`}>
        <p>
          <Trans>
            Od teraz nie zadziała w żadnym nowym zamówieniu. Złożone zamówienia zachowają zniżkę i kredyty.
            Kodu nie da się wznowić.
          </Trans>
        </p>
        <FailureNote failure={form.failure} />
        <TextField
          {...form.field('reason')}
          label={t`Powód`}
          description={t`Zostanie w dzienniku.`}
          multiline
          maxLength={REASON_LENGTH.max}
        />
      </form>
    </Dialog>
  )
}
