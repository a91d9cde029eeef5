import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Billing } from '#domain/account/billing.ts'
import { findCountry } from '#domain/checkout/countries.ts'
import { unbroken } from '#domain/typography/bindNumbers.ts'
import { TextField } from '../TextField.tsx'
import styles from './AddressFields.module.css'
import { CountrySelect } from './CountrySelect.tsx'
import { FieldPair } from './FieldPair.tsx'
import type { Fields } from './useFields.ts'

export interface AddressFieldsProps {
  readonly form: Pick<Fields<Billing>, 'field'>
  /** Further fields below the name. */
  readonly children?: ReactNode
}

/** Whom an invoice is made out to: a person, a company, and where they are. */
export function AddressFields({ form, children }: AddressFieldsProps) {
  const { t } = useLingui()
  const country = form.field('country_code')
  const example = findCountry(country.value)?.example
  const isPolish = country.value === 'PL'
  return (
    <>
      <FieldPair>
        <TextField {...form.field('first_name')} label={t`Imię`} autoComplete="given-name" maxLength={80} />
        <TextField
          {...form.field('last_name')}
          label={t`Nazwisko`}
          autoComplete="family-name"
          maxLength={80}
        />
      </FieldPair>
      {children}
      <CountrySelect field={country} />
      <FieldPair>
        <TextField {...form.field('company')} label={t`Firma`} autoComplete="organization" maxLength={120} />
        <TextField
          {...form.field('tax_id')}
          label={isPolish ? t`NIP` : t`Numer VAT`}
          inputMode={isPolish ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={20}
          {...(isPolish ? { description: t`10 cyfr, na przykład 526-104-08-28` } : {})}
        />
      </FieldPair>
      <fieldset className={styles.address} aria-label={t`Adres`}>
        <TextField
          {...form.field('address')}
          label={t`Ulica i numer`}
          autoComplete="street-address"
          maxLength={160}
        />
        <FieldPair of="postcode">
          <TextField
            {...form.field('postcode')}
            label={t`Kod pocztowy`}
            autoComplete="postal-code"
            maxLength={12}
            {...(example === undefined ? {} : { description: t`Na przykład ${unbroken(example)}` })}
          />
          <TextField
            {...form.field('city')}
            label={t`Miejscowość`}
            autoComplete="address-level2"
            maxLength={80}
          />
        </FieldPair>
      </fieldset>
    </>
  )
}
