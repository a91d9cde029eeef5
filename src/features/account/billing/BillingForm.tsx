import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { saveBilling } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Billing, billingDraftSchema } from '#domain/account/billing.ts'
import { checkBilling, normaliseBilling } from '#domain/account/checkBilling.ts'
import type { User } from '#domain/account/user.ts'
import { findCountry } from '#domain/checkout/countries.ts'
import { userDraft } from '#offline/session/userDraft.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { BILLING } from '../data/accountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import styles from '../form/AccountForm.module.css'
import { FormShell } from '../form/FormShell.tsx'
import { CountrySelect } from '#ui/form/CountrySelect.tsx'

export interface BillingFormProps {
  readonly billing: Billing
  readonly user: User
  readonly isOffline: boolean
}

const DRAFT = { name: 'billing', schema: billingDraftSchema }

/** Name, company and address. What is typed and not saved is kept on this device. */
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
  const country = form.field('country_code')
  const example = findCountry(country.value)?.example
  const isPolish = country.value === 'PL'
  return (
    <FormShell
      form={form}
      label={t`Zmiana danych do zamówień i faktur`}
      verb={<Trans>Zapisz dane</Trans>}
      isOffline={isOffline}
      isKept
    >
      <div className={styles.pair}>
        <TextField {...form.field('first_name')} label={t`Imię`} autoComplete="given-name" maxLength={80} />
        <TextField
          {...form.field('last_name')}
          label={t`Nazwisko`}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <TextField
        {...form.field('phone')}
        label={t`Telefon`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        description={t`Dla kuriera, na przykład 600 100 200`}
      />
      <CountrySelect field={country} />
      <div className={styles.pair}>
        <TextField {...form.field('company')} label={t`Firma`} autoComplete="organization" maxLength={120} />
        <TextField
          {...form.field('tax_id')}
          label={isPolish ? t`NIP` : t`Numer VAT`}
          inputMode={isPolish ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={20}
          {...(isPolish ? { description: t`10 cyfr, na przykład 526-104-08-28` } : {})}
        />
      </div>
      <fieldset className={styles.group} aria-label={t`Adres`}>
        <TextField
          {...form.field('address')}
          label={t`Ulica i numer`}
          autoComplete="street-address"
          maxLength={160}
        />
        <div className={styles.postcode}>
          <TextField
            {...form.field('postcode')}
            label={t`Kod pocztowy`}
            autoComplete="postal-code"
            maxLength={12}
            {...(example === undefined ? {} : { description: t`Na przykład ${example}` })}
          />
          <TextField
            {...form.field('city')}
            label={t`Miejscowość`}
            autoComplete="address-level2"
            maxLength={80}
          />
        </div>
      </fieldset>
    </FormShell>
  )
}
