import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { saveBilling } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Billing, billingDraftSchema } from '#domain/account/billing.ts'
import { checkBilling, normaliseBilling } from '#domain/account/checkBilling.ts'
import type { User } from '#domain/account/user.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { showToast } from '#ui/state/toasts.ts'
import { AddressFields } from '#ui/form/AddressFields.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { BILLING } from '../data/accountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { FormShell } from '../form/FormShell.tsx'

export interface BillingFormProps {
  readonly billing: Billing
  readonly user: User
  readonly isOffline: boolean
}

const DRAFT = { name: 'billing', schema: billingDraftSchema }

/** Name, company and address. Unsaved text is kept on this device. */
export function BillingForm({ billing, user, isOffline }: BillingFormProps) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const show = useShowPart(BILLING, user.id)
  const draft = useMemo(() => userDraft(DRAFT, user.id), [user.id])
  const form = useForm({
    isEdit: true,
    checksOnLeave: true,
    initial: billing,
    check: checkBilling,
    submit: async (values) => show(await saveBilling(await productApi(), normaliseBilling(values))),
    onSubmitted: () => showToast({ type: 'success', title: t`Dane zapisane` }),
    draft,
  })
  return (
    <FormShell
      form={form}
      label={t`Zmiana danych do zamówień i faktur`}
      verb={<Trans>Zapisz dane</Trans>}
      isOffline={isOffline}
      isKept
    >
      <AddressFields form={form}>
        <TextField
          {...form.field('phone')}
          label={t`Telefon`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={32}
          description={t`Dla kuriera, na przykład 600 100 200`}
        />
      </AddressFields>
    </FormShell>
  )
}
