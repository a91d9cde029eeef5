import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { askForInvoice } from '#api/product/orderCalls.ts'
import type { Billing } from '#domain/account/billing.ts'
import { checkInvoiceBuyer } from '#domain/orders/invoice.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { AddressFields } from '#ui/form/AddressFields.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { orderFilesQuery } from './orderFilesQuery.ts'
import styles from './Orders.module.css'

export interface InvoiceFormProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly initial: Billing
  readonly onCancel: () => void
}

/** Whom the invoice is made out to: a person or a company, with an address. It is issued once. */
export default function InvoiceForm({ asked, initial, onCancel }: InvoiceFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const form = useForm({
    initial,
    check: checkInvoiceBuyer,
    checksOnLeave: true,
    submit: async (buyer, { signal }) => {
      const files = await askForInvoice(await productApi(), { ...asked, buyer }, { signal })
      queryClient.setQueryData(orderFilesQuery(productApi, asked).queryKey, files)
    },
  })
  return (
    <form {...form.element} className={styles.form} aria-label={t`Dane do faktury`}>
      <AddressFields form={form} />
      <FailureNote failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Wystaw fakturę</Trans>
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
