import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changeStock } from '#api/product/stockCalls.ts'
import { type CountedVariant, STOCK_CHANGE_MOST } from '#domain/administration/stock.ts'
import { validatedText, schemaCheck } from '#domain/forms/schemaCheck.ts'
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
import { stockQuery } from './stockQuery.ts'

export interface StockDialogProps {
  readonly variant: CountedVariant
  readonly name: string
  readonly onClose: () => void
}

/** A typed whole number, with any minus sign; null for an invalid one. */
function piecesOf(typed: string): number | null {
  const text = typed.trim().replace(/^[−–]/u, '-').replace(/^\+/u, '')
  return /^-?\d{1,5}$/u.test(text) ? Number(text) : null
}

/** Adds or removes pieces. Sales at the same moment aren't undone, because no new total is set. */
export function StockDialog({ variant, name, onClose }: StockDialogProps) {
  const { t } = useLingui()
  const services = useServices()
  const queryClient = useQueryClient()
  const [act] = useState(newUuid)
  const { id, pieces: present } = variant
  const check = schemaCheck(
    z.object({
      pieces: validatedText((typed) => {
        if (typed.trim() === '') return 'required'
        const pieces = piecesOf(typed)
        const stands =
          pieces !== null && pieces !== 0 && Math.abs(pieces) <= STOCK_CHANGE_MOST && present + pieces >= 0
        return stands ? null : 'wrong'
      }),
    }),
  )
  const form = useForm({
    initial: { pieces: '' },
    check,
    submit: async ({ pieces }, { signal }) => {
      const change = { variant: id, act, pieces: piecesOf(pieces) ?? 0 }
      await changeStock(await services.productApi(), change, { signal })
      showToast({ type: 'success', title: t`Stan magazynu zmieniony`, message: name })
      void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
      await queryClient.invalidateQueries({ queryKey: stockQuery(services).queryKey })
    },
    onSubmitted: onClose,
  })
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Zmiana stanu: ${name}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Anuluj</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form.id} isPending={form.isPending}>
            <Trans>Zapisz zmianę</Trans>
          </Button>
        </>
      }
    >
      <form {...form.element} className={shared.form} aria-label={t`Liczba sztuk`}>
        <FailureNote failure={form.failure} />
        <TextField
          {...form.field('pieces')}
          label={t`O ile sztuk`}
          description={t`Teraz jest ${present}. Przyszło 20? Wpisz 20. Brakuje dwóch? Wpisz -2.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </form>
    </Dialog>
  )
}
