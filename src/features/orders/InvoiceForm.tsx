import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { askForInvoice } from '#api/product/orderCalls.ts'
import type { Billing } from '#domain/account/billing.ts'
import { findCountry } from '#domain/checkout/countries.ts'
import { checkInvoiceBuyer } from '#domain/orders/invoice.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { CountrySelect } from '#ui/form/CountrySelect.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { TextField } from '#ui/TextField.tsx'
import { orderFilesQuery } from './orderFilesQuery.ts'
import styles from './Orders.module.css'

export interface InvoiceFormProps {
  readonly asked: { readonly token: string; readonly language: 'pl' | 'en' }
  readonly initial: Billing
  readonly onCancel: () => void
}

/** Whom the invoice is made out to: a person or a company, with an address. It is issued once. */
export function InvoiceForm({ asked, initial, onCancel }: InvoiceFormProps) {
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
  const country = form.field('country_code')
  const example = findCountry(country.value)?.example
  const isPolish = country.value === 'PL'
  return (
    <form {...form.element} className={styles.form} aria-label={t`Dane do faktury`}>
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
      <div className={styles.pair}>
        <TextField {...form.field('first_name')} label={t`Imię`} autoComplete="given-name" maxLength={80} />
        <TextField
          {...form.field('last_name')}
          label={t`Nazwisko`}
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <CountrySelect field={country} />
      <TextField
        {...form.field('address')}
        label={t`Ulica i numer`}
        autoComplete="street-address"
        maxLength={160}
      />
      <div className={styles.pair}>
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
      <FailureNote failure={form.failure} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          <Trans>Wystaw fakturę</Trans>
        </Button>{' '}
        <Button variant="quiet" onPress={onCancel}>
          <Trans>Zrezygnuj</Trans>
        </Button>
      </div>
    </form>
  )
}
