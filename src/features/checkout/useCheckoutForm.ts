import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkDetails, type DetailsProblemCode } from '#domain/checkout/checkDetails.ts'
import {
  type CheckoutDetails,
  DETAILS_FIELDS,
  type DetailsField,
  type SendTo,
} from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import type { CountryCode } from '#domain/checkout/countries.ts'
import { fillEmptyDetails, type KnownBuyer, withoutOwnAddress } from '#domain/checkout/fillEmptyDetails.ts'
import { isOfferedIn } from '#domain/checkout/shippingMethods.ts'
import { useServices } from '#services/services.tsx'
import { type Fields, useWordedFields } from '#ui/form/useFields.ts'
import { readDraft, writeDraft } from './checkoutDraft.ts'
import { checkoutClient, showCheckout } from './checkoutQuery.ts'
import { problemText } from './detailsTexts.ts'

const QUIET_MS = 700
/** The prefix of the fields' ids. */
export const ID_PREFIX = 'kasa'

export interface CheckoutForm extends Fields<CheckoutDetails, DetailsProblemCode> {
  /** Another country, with a way of delivery that goes there. */
  readonly changeCountry: (countryCode: CountryCode) => void
  /** To oneself or to another person, with their known name and address. */
  readonly changeSendTo: (sendTo: SendTo) => void
  /** True once empty fields were filled in from the buyer's account. */
  readonly isFilledIn: boolean
}

/** The parts of the form that its fields render from, with and without a script. */
export type DetailsForm = Pick<
  CheckoutForm,
  'values' | 'problems' | 'field' | 'change' | 'changeCountry' | 'changeSendTo'
>

export interface CheckoutFormOptions {
  readonly token: string
  readonly checkout: OpenCheckout
  readonly knownBuyer: KnownBuyer | null
  /** Shows problems by `show` and leads the buyer to them. */
  readonly lead: (show: () => void) => void
}

/**
 * The buyer's typed details. They are stored in this tab with every letter, and in the checkout itself after each quiet
 * moment, so that neither a reload nor a lost network nor another device finds the form empty. The account's details
 * fill empty fields once: a field emptied afterwards stays empty.
 */
export function useCheckoutForm({ token, checkout, knownBuyer, lead }: CheckoutFormOptions): CheckoutForm {
  const { needsDelivery } = checkout
  const { hasCarrier } = useServices().config
  const [initial, setInitial] = useState(() => readDraft(token)?.details ?? checkout.details)
  const [filling, setFilling] = useState<'awaited' | 'done' | 'nothing'>(() =>
    readDraft(token) === null ? 'awaited' : 'nothing',
  )
  const fields = useWordedFields<CheckoutDetails, DetailsProblemCode>(problemText, {
    initial,
    check: (details) => checkDetails(details, { needsDelivery, hasCarrier }),
    checksOnLeave: true,
    onChange: (details) => writeDraft(token, { details, attempt: readDraft(token)?.attempt ?? null }),
    idPrefix: ID_PREFIX,
    lead,
  })
  const { values } = fields
  useStoredDetails(token, values, checkout.details)

  if (filling === 'awaited' && knownBuyer !== null) {
    const filled = fillEmptyDetails(values, knownBuyer, focusedField())
    setFilling(filled === values ? 'nothing' : 'done')
    setInitial(filled)
  }

  return {
    ...fields,
    isFilledIn: filling === 'done',
    changeSendTo(sendTo) {
      const chosen = { ...values, sendTo }
      if (knownBuyer === null) fields.change({ sendTo })
      else if (sendTo === 'me') fields.change(fillEmptyDetails(chosen, knownBuyer))
      else fields.change(withoutOwnAddress(chosen, knownBuyer))
    },
    changeCountry: (countryCode) =>
      fields.change(
        isOfferedIn(values.shippingMethod, countryCode)
          ? { countryCode }
          : { countryCode, shippingMethod: 'standard' },
      ),
  }
}

/** Sends the details to the checkout when the typing rests. Failing is no matter here: paying sends them too. */
function useStoredDetails(token: string, details: CheckoutDetails, known: CheckoutDetails): void {
  const queryClient = useQueryClient()
  const sent = useRef(known)
  useEffect(() => {
    if (areSame(details, sent.current)) return undefined
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      checkoutClient.saveDetails(token, details, { signal: leaving.signal }).then(
        (view) => {
          sent.current = details
          return leaving.signal.aborted ? undefined : showCheckout(queryClient, token, view)
        },
        () => undefined,
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [token, details, queryClient])
}

/** The focused field of this form, or null. */
function focusedField(): DetailsField | null {
  const id = document.activeElement?.id
  return DETAILS_FIELDS.find((field) => id === `${ID_PREFIX}-${field}`) ?? null
}

function areSame(one: CheckoutDetails, other: CheckoutDetails): boolean {
  return DETAILS_FIELDS.every((field) => one[field] === other[field])
}
