import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { type CheckoutChange, checkoutChanges } from '#domain/checkout/checkoutChanges.ts'
import type { CheckoutDetails } from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { checkoutTotals } from '#domain/checkout/totals.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

type Quote = Pick<OpenCheckout, 'lines' | 'totals'>

export interface Agreement {
  /** The order's present content and price, with the chosen delivery. */
  readonly quote: Quote
  /** The differences from the checkout that the buyer first saw; empty once they have closed the note. */
  readonly changes: readonly CheckoutChange[]
  /** True when something changed that the buyer hasn't been led to yet: then paying has to wait for a second press. */
  readonly hasNews: boolean
  /** The buyer has been led to the changes: the next press of pay means the order as it is now. */
  lead(now: OpenCheckout): void
  /** Closes the note; the buyer's own changes are not reported either. */
  accept(now: OpenCheckout): void
}

/** Remembers the checkout that the buyer has seen, so that a change of it is shown before payment. */
export function useAgreement(checkout: OpenCheckout, details: CheckoutDetails): Agreement {
  const [seen, setSeen] = useState(checkout)
  const [led, setLed] = useState(checkout)
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const quote = quoteOf(checkout, details)
  return {
    quote,
    changes: checkoutChanges(quoteOf(seen, details), quote, language),
    hasNews: checkoutChanges(quoteOf(led, details), quote).length > 0,
    lead: setLed,
    accept(now) {
      setSeen(now)
      setLed(now)
    },
  }
}

/** A choice of delivery shows at once, by the same rule the server will use. */
function quoteOf(checkout: OpenCheckout, { shippingMethod }: CheckoutDetails): Quote {
  const { subtotal, discount, currencyCode } = checkout.totals
  const { lines, needsDelivery } = checkout
  return {
    lines,
    totals: checkoutTotals({ subtotal, discount, shippingMethod, needsDelivery, currencyCode }),
  }
}
