import { useLingui } from '@lingui/react'
import { checkDetails, type DetailsProblemCode } from '#domain/checkout/checkDetails.ts'
import type { DetailsField } from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { useServices } from '#services/services.tsx'
import { problemText } from '../detailsTexts.ts'
import { type DetailsForm, ID_PREFIX } from '../useCheckoutForm.ts'

export interface PlainDetails extends DetailsForm {
  /** The fields that can be seen; the others travel with the form as they are. */
  readonly shown: ReadonlySet<DetailsField>
}

const CONTACT: readonly DetailsField[] = ['email', 'phone']
const DELIVERY: readonly DetailsField[] = [
  'countryCode',
  'shippingMethod',
  'sendTo',
  'firstName',
  'lastName',
  'note',
]
const TO_THE_DOOR: readonly DetailsField[] = ['company', 'address', 'postcode', 'city']

/** The saved form of a checkout; with its problems once it was submitted (`isChecked`). */
export function usePlainDetails(
  { details, needsDelivery }: OpenCheckout,
  { isChecked }: { readonly isChecked: boolean },
): PlainDetails {
  const { i18n } = useLingui()
  const { hasCarrier } = useServices().config
  const found = isChecked ? checkDetails(details, { needsDelivery, hasCarrier }) : []
  const problems = new Map<string, DetailsProblemCode>(found.map(({ field, code }) => [field, code]))
  const place: readonly DetailsField[] =
    hasCarrier && details.shippingMethod === 'locker' ? ['lockerCode'] : TO_THE_DOOR
  return {
    values: details,
    problems,
    shown: new Set([...CONTACT, ...(needsDelivery ? [...DELIVERY, ...place] : [])]),
    change: nothing,
    changeCountry: nothing,
    changeSendTo: nothing,
    field: (name) => {
      const code = problems.get(name)
      return {
        id: `${ID_PREFIX}-${name}`,
        name,
        value: details[name],
        onChange: nothing,
        errorMessage: code === undefined ? undefined : i18n._(problemText(name, code)),
        validationBehavior: 'aria',
      }
    },
  }
}

/** The browser itself keeps the typed text. */
const nothing = (): void => undefined
