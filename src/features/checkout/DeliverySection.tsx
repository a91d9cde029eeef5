import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { COUNTRY_CODES, findCountry } from '#domain/checkout/countries.ts'
import { shippingOffers } from '#domain/checkout/shippingMethods.ts'
import { unbroken } from '#domain/typography/bindNumbers.ts'
import type { CheckoutTotals } from '#domain/checkout/totalsSchema.ts'
import { useFormat } from '#i18n/format.ts'
import { FieldPair } from '#ui/form/FieldPair.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { DetailsTextField } from './DetailsTextField.tsx'
import { COUNTRY_NAMES, SHIPPING_NAMES, SHIPPING_TIMES } from '#ui/deliveryNames.ts'
import { FormSection } from './FormSection.tsx'
import type { DetailsForm } from './useCheckoutForm.ts'

export interface DeliverySectionProps {
  readonly form: DetailsForm
  readonly totals: CheckoutTotals
  /** Asks for the sum anew once country and way are chosen, where no script does. */
  readonly recount?: ReactNode
  /** Finds a locker for whoever doesn’t know its code by heart. */
  readonly lockerSearch?: ReactNode
  /** Knows the town by the postcode. */
  readonly townChoice?: ReactNode
}

/** How the parcel travels and where to. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, totals, recount = null, lockerSearch = null, townChoice = null } = props
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { countryCode, shippingMethod } = form.values
  const country = findCountry(countryCode)
  const offers = shippingOffers(totals.subtotal, countryCode).map(({ code, price }) => {
    const name = i18n._(SHIPPING_NAMES[code])
    const cost =
      price === 0 ? t`za darmo` : format.money({ amount: price, currencyCode: totals.currencyCode })
    return { value: code, label: `${name} · ${cost}`, description: i18n._(SHIPPING_TIMES[code]) }
  })
  return (
    <FormSection title={<Trans>Dostawa</Trans>}>
      <Select
        label={t`Kraj`}
        name="countryCode"
        options={COUNTRY_CODES.map((code) => ({ value: code, label: i18n._(COUNTRY_NAMES[code]) }))}
        value={countryCode}
        onChange={form.changeCountry}
      />
      <RadioGroup
        label={t`Sposób dostawy`}
        name="shippingMethod"
        presentation="cards"
        options={offers}
        value={shippingMethod}
        onChange={(method) => form.change({ shippingMethod: method })}
      />
      {recount}
      <FieldPair>
        <DetailsTextField form={form} field="firstName" autoComplete="given-name" maxLength={80} />
        <DetailsTextField form={form} field="lastName" autoComplete="family-name" maxLength={80} />
      </FieldPair>
      {shippingMethod === 'locker' ? (
        <>
          {lockerSearch}
          <DetailsTextField
            form={form}
            field="lockerCode"
            autoComplete="off"
            maxLength={16}
            description={t`Kod jest na automacie i na mapie, na przykład WAW123M`}
          />
        </>
      ) : (
        <>
          <DetailsTextField
            form={form}
            field="company"
            autoComplete="organization"
            maxLength={120}
            isOptional
          />
          <DetailsTextField form={form} field="address" autoComplete="street-address" maxLength={160} />
          <FieldPair of="postcode">
            <DetailsTextField
              form={form}
              field="postcode"
              autoComplete="postal-code"
              maxLength={12}
              {...(country === undefined ? {} : { description: t`Na przykład ${unbroken(country.example)}` })}
            />
            <DetailsTextField form={form} field="city" autoComplete="address-level2" maxLength={80} />
          </FieldPair>
          {townChoice}
        </>
      )}
      <DetailsTextField form={form} field="note" autoComplete="off" maxLength={500} isOptional isMultiline />
    </FormSection>
  )
}
