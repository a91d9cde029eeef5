import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SendTo } from '#domain/checkout/checkoutDetails.ts'
import { COUNTRY_CODES, findCountry } from '#domain/checkout/countries.ts'
import { shippingOffers } from '#domain/checkout/shippingOffers.ts'
import { unbroken } from '#domain/typography/bindNumbers.ts'
import type { CheckoutTotals } from '#domain/checkout/totalsSchema.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import field from '#ui/Field.module.css'
import { FieldPair } from '#ui/form/FieldPair.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { DetailsTextField } from './DetailsTextField.tsx'
import { COUNTRY_NAMES } from '#ui/countryNames.ts'
import { SHIPPING_NAMES, shippingWords } from '#ui/deliveryNames.ts'
import { FIELD_LABELS } from './detailsTexts.ts'
import { FormSection } from './FormSection.tsx'
import styles from './CheckoutForm.module.css'
import type { DetailsForm } from './useCheckoutForm.ts'

export interface DeliverySectionProps {
  readonly form: DetailsForm
  readonly totals: CheckoutTotals
  /** Asks for the sum anew once country and way are chosen, where no script does. */
  readonly recount?: ReactNode
  /** Searches lockers, for a buyer who doesn’t know the code by heart. */
  readonly lockerSearch?: ReactNode
  /** Knows the town by the postcode. */
  readonly townChoice?: ReactNode
}

/** How the parcel travels and where to. */
export function DeliverySection(props: DeliverySectionProps) {
  const { form, totals, recount = null, lockerSearch = null, townChoice = null } = props
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { hasCarrier } = useServices().config
  const { countryCode, shippingMethod, sendTo } = form.values
  // The browser knows its owner, not whom a present is for.
  const own = (name: string) => (sendTo === 'me' ? name : 'off')
  const country = findCountry(countryCode)
  const offers = shippingOffers(totals.subtotal, countryCode, hasCarrier).map(({ code, price }) => {
    const name = i18n._(SHIPPING_NAMES[code])
    const cost =
      price === 0 ? t`za darmo` : format.money({ amount: price, currencyCode: totals.currencyCode })
    return { value: code, label: `${name} · ${cost}`, description: i18n._(shippingWords(code, hasCarrier)) }
  })
  // A method that isn’t offered any more requires nothing.
  const isLocker = offers.some(({ value }) => value === 'locker' && value === shippingMethod)
  const { id, name, errorMessage } = form.field('shippingMethod')
  const problemId = `${id}-problem`
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
        id={id}
        name={name}
        describedBy={errorMessage === undefined ? undefined : problemId}
        label={i18n._(FIELD_LABELS.shippingMethod)}
        presentation="cards"
        options={offers}
        value={shippingMethod}
        onChange={(method) => form.change({ shippingMethod: method })}
      />
      {errorMessage === undefined ? null : (
        <p id={problemId} className={field.error}>
          {errorMessage}
        </p>
      )}
      {recount}
      <RadioGroup
        label={i18n._(FIELD_LABELS.sendTo)}
        name="sendTo"
        presentation="cards"
        options={[
          { value: 'me', label: t`Dla mnie` },
          { value: 'recipient', label: t`Prosto do odbiorcy prezentu` },
        ]}
        value={sendTo}
        onChange={form.changeSendTo}
      />
      <h3 className={styles.whose}>
        <Whose sendTo={sendTo} isLocker={isLocker} />
      </h3>
      <FieldPair>
        <DetailsTextField form={form} field="firstName" autoComplete={own('given-name')} maxLength={80} />
        <DetailsTextField form={form} field="lastName" autoComplete={own('family-name')} maxLength={80} />
      </FieldPair>
      {isLocker ? (
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
            autoComplete={own('organization')}
            maxLength={120}
            isOptional
          />
          <DetailsTextField
            form={form}
            field="address"
            autoComplete={own('street-address')}
            maxLength={160}
          />
          <FieldPair of="postcode">
            <DetailsTextField
              form={form}
              field="postcode"
              autoComplete={own('postal-code')}
              maxLength={12}
              {...(country === undefined ? {} : { description: t`Na przykład ${unbroken(country.example)}` })}
            />
            <DetailsTextField form={form} field="city" autoComplete={own('address-level2')} maxLength={80} />
          </FieldPair>
          {townChoice}
        </>
      )}
      <DetailsTextField form={form} field="note" autoComplete="off" maxLength={500} isOptional isMultiline />
    </FormSection>
  )
}

interface WhoseProps {
  readonly sendTo: SendTo
  readonly isLocker: boolean
}

/** Whose name and address the fields below ask for. Where no script runs, the choice above says so with the form. */
function Whose({ sendTo, isLocker }: WhoseProps) {
  if (sendTo === 'me')
    return isLocker ? <Trans>Twoje imię i automat</Trans> : <Trans>Twoje imię i adres</Trans>
  return isLocker ? (
    <Trans>Imię odbiorcy prezentu i automat</Trans>
  ) : (
    <Trans>Imię i adres odbiorcy prezentu</Trans>
  )
}
