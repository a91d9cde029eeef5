import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { DETAILS_FIELDS } from '#domain/checkout/checkoutDetails.ts'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import { printedSums } from '#domain/checkout/printedSums.ts'
import { checkoutForm, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import type { PlainCheckoutPage } from '#domain/plainShop/plainPage.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { PriceSums } from '#ui/PriceSums.tsx'
import styles from '../CheckoutForm.module.css'
import { ContactSection } from '../ContactSection.tsx'
import { DeliverySection } from '../DeliverySection.tsx'
import { OrderLines } from '../OrderLines.tsx'
import { OrderSummary } from '../OrderSummary.tsx'
import { PayTerms } from '../PayTerms.tsx'
import { PaymentSection } from '../PaymentSection.tsx'
import { ProblemSummary } from '../ProblemSummary.tsx'
import { PlainDiscount } from './PlainDiscount.tsx'
import { PlainNote } from './PlainNote.tsx'
import { usePlainDetails } from './usePlainDetails.ts'

export interface PlainCheckoutFormProps {
  readonly page: PlainCheckoutPage
  readonly checkout: OpenCheckout
}

/** The checkout's form, sent by the browser itself; it shows the values saved on the server. */
export function PlainCheckoutForm({ page, checkout }: PlainCheckoutFormProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { token, attempt, notice } = page
  const { needsDelivery, totals } = checkout
  const form = usePlainDetails(checkout, { isChecked: notice === 'CHECKOUT_DETAILS_INVALID' })
  const sums = printedSums(checkout, (amount) => format.money(amount))
  const pieces = checkout.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <div className={styles.layout}>
      <OrderSummary pieces={pieces} total={sums.total} isAlwaysOpen>
        <OrderLines
          lines={checkout.lines}
          shortages={checkout.shortages}
          currencyCode={totals.currencyCode}
        />
        <PlainDiscount token={token} codes={checkout.discountCodes} />
        <PriceSums sums={sums} />
      </OrderSummary>
      <form
        className={styles.form}
        method="post"
        action={checkoutForm('details', token)}
        noValidate
        aria-label={t`Dane do zamówienia`}
      >
        {form.problems.size > 0 ? (
          <ProblemSummary form={form} ref={null} />
        ) : (
          <PlainNote notice={notice} hasShortages={checkout.shortages.length > 0} />
        )}
        {DETAILS_FIELDS.filter((field) => !form.shown.has(field)).map((field) => (
          <input key={field} type="hidden" name={field} value={form.values[field]} />
        ))}
        <input type="hidden" name={PLAIN_FIELDS.attempt} value={attempt} />
        <input type="hidden" name={PLAIN_FIELDS.expected} value={JSON.stringify(expectedOrder(checkout))} />
        <ContactSection form={form} needsDelivery={needsDelivery} />
        {needsDelivery ? (
          <DeliverySection
            form={form}
            totals={totals}
            recount={
              <Button type="submit" name={PLAIN_FIELDS.intent} value="save">
                <Trans>Przelicz i pokaż pola dla tej dostawy</Trans>
              </Button>
            }
          />
        ) : null}
        <PaymentSection payment="test_success" onChange={() => undefined} />
        <div className={styles.pay}>
          <PayTerms lines={checkout.lines} />
          <Button
            type="submit"
            name={PLAIN_FIELDS.intent}
            value="pay"
            variant="primary"
            size="large"
            icon={<LockKeyhole size={20} />}
          >
            <Trans>Zapłać {sums.total}</Trans>
          </Button>
          <p className={styles.small}>
            <Trans>To płatność testowa: nic nie zostanie pobrane.</Trans>
          </p>
        </div>
      </form>
    </div>
  )
}
