import { useLingui } from '@lingui/react/macro'
import { COUNTRY_CODES, type CountryCode } from '#domain/checkout/countries.ts'
import { Select } from '../Select.tsx'
import { COUNTRY_NAMES } from '../countryNames.ts'
import type { FieldProps } from './useFields.ts'

/** The country of the address; postcode and tax number follow its rules. */
export function CountrySelect({ field }: { readonly field: FieldProps<CountryCode> }) {
  const { i18n, t } = useLingui()
  return (
    <Select
      label={t`Kraj`}
      options={COUNTRY_CODES.map((code) => ({ value: code, label: i18n._(COUNTRY_NAMES[code]) }))}
      value={field.value}
      onChange={field.onChange}
    />
  )
}
