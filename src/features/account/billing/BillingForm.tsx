import { Trans, useLingui } from '@lingui/react/macro'
import { saveBilling } from '#api/product/accountCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Billing, billingDraftSchema } from '#domain/account/billing.ts'
import { checkBilling, normaliseBilling } from '#domain/account/checkBilling.ts'
import type { User } from '#domain/account/user.ts'
import { findCountry } from '#domain/checkout/countries.ts'
import { showToast } from '#ui/state/toasts.ts'
import { BILLING } from '../data/accountPart.ts'
import { useShowPart } from '../data/useShowPart.ts'
import { AccountField } from '../form/AccountField.tsx'
import styles from '../form/AccountForm.module.css'
import { FormShell } from '../form/FormShell.tsx'
import { useAccountForm } from '../form/useAccountForm.ts'
import { CountrySelect } from './CountrySelect.tsx'

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
  const form = useAccountForm({
    userId: user.id,
    saved: billing,
    check: checkBilling,
    save: async (values) => show(await saveBilling(await productApi(), normaliseBilling(values))),
    onSaved: () => showToast({ type: 'success', title: t`Dane zapisane` }),
    draft: DRAFT,
  })
  const country = form.bind('country_code')
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
        <AccountField
          bound={form.bind('first_name')}
          label={t`Imię`}
          autoComplete="given-name"
          maxLength={80}
        />
        <AccountField
          bound={form.bind('last_name')}
          label={t`Nazwisko`}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <AccountField
        bound={form.bind('phone')}
        label={t`Telefon`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        description={t`Dla kuriera, na przykład 600 100 200`}
      />
      <CountrySelect bound={country} />
      <div className={styles.pair}>
        <AccountField
          bound={form.bind('company')}
          label={t`Firma`}
          autoComplete="organization"
          maxLength={120}
        />
        <AccountField
          bound={form.bind('tax_id')}
          label={isPolish ? t`NIP` : t`Numer VAT`}
          inputMode={isPolish ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={20}
          {...(isPolish ? { description: t`10 cyfr, na przykład 526-104-08-28` } : {})}
        />
      </div>
      <fieldset className={styles.group} aria-label={t`Adres`}>
        <AccountField
          bound={form.bind('address')}
          label={t`Ulica i numer`}
          autoComplete="street-address"
          maxLength={160}
        />
        <div className={styles.postcode}>
          <AccountField
            bound={form.bind('postcode')}
            label={t`Kod pocztowy`}
            autoComplete="postal-code"
            maxLength={12}
            {...(example === undefined ? {} : { description: t`Na przykład ${example}` })}
          />
          <AccountField
            bound={form.bind('city')}
            label={t`Miejscowość`}
            autoComplete="address-level2"
            maxLength={80}
          />
        </div>
      </fieldset>
    </FormShell>
  )
}
