import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenCheckout } from '#domain/checkout/checkoutView.ts'
import { expectedOrder } from '#domain/checkout/expectedOrder.ts'
import { printedSums } from '#domain/checkout/printedSums.ts'
import type { KnownBuyer } from '#domain/checkout/fillEmptyDetails.ts'
import type { TestPayment } from '#domain/checkout/payment.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { PriceSums } from '#ui/PriceSums.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import {
  ChangesNote,
  FilledInNote,
  PaymentFailureNote,
  ShortageNote,
  UnreachableNote,
} from './CheckoutNotes.tsx'
import { ContactSection } from './ContactSection.tsx'
import { DeliverySection } from './DeliverySection.tsx'
import { DiscountField } from './DiscountField.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PayTerms } from './PayTerms.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import styles from './CheckoutForm.module.css'
import { useAgreement } from './useAgreement.ts'
import { useCheckoutForm } from './useCheckoutForm.ts'
import type { LocalCartLinks } from './useLocalCart.ts'
import { usePayment } from './usePayment.ts'

/** A buyer with a parcel to the door never needs it. */
const TownChoice = lazyPart(() => import('./towns/TownChoice.tsx'))
const LockerSearch = lazyPart(() => import('./lockers/LockerSearch.tsx'))

export interface CheckoutFormProps {
  readonly token: string
  readonly checkout: OpenCheckout
  readonly isUnreachable: boolean
  readonly localCart: LocalCartLinks
  readonly knownBuyer: KnownBuyer | null
}

/** Contact, delivery and payment on one page, the order beside them. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { token, checkout, isUnreachable, localCart, knownBuyer } = props
  const { t } = useLingui()
  const format = useFormat()
  const noteRef = useRef<HTMLDivElement>(null)
  const form = useCheckoutForm({ token, checkout, knownBuyer, lead: leadTo })
  const payment = usePayment(token, localCart.ownSent)
  const agreement = useAgreement(checkout, form.values)
  const [choice, setChoice] = useState<TestPayment>('test_success')
  const { totals } = agreement.quote
  const { currencyCode } = totals
  const { needsDelivery } = checkout
  const sums = printedSums({ totals, needsDelivery, lines: agreement.quote.lines }, (amount) =>
    format.money(amount),
  )

  /** Renders a change, then moves the focus to the note about it. */
  function leadTo(change: () => void): void {
    flushSync(change)
    noteRef.current?.focus({ preventScroll: true })
    noteRef.current?.scrollIntoView({ block: 'nearest' })
  }

  async function pay(): Promise<void> {
    if (!(await form.validate())) return undefined
    if (checkout.shortages.length > 0) return leadTo(() => payment.dismissFailure())
    if (agreement.hasNews) return leadTo(() => agreement.lead(checkout))
    const expected = expectedOrder(agreement.quote)
    const failure = await payment.pay({ payment: choice, details: form.values, expected })
    if (failure === null) return undefined
    const { view, problems = [] } = failure.details
    const showView = () => {
      if (view?.state === 'open') agreement.lead(view)
    }
    if (problems.length > 0) {
      showView()
      form.report(problems)
      return undefined
    }
    return leadTo(() => {
      form.report([])
      showView()
    })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void pay()
  }

  const pieces = checkout.lines.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <div className={styles.layout}>
      <OrderSummary pieces={pieces} total={sums.total}>
        <OrderLines
          lines={checkout.lines}
          shortages={checkout.shortages}
          currencyCode={currencyCode}
          cutAt={localCart.cutAt}
        />
        <DiscountField
          token={token}
          checkout={checkout}
          onChanged={(code, view) => {
            agreement.accept(view)
            localCart.followDiscountCode(code)
          }}
        />
        <PriceSums sums={sums} />
      </OrderSummary>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={submit}
        aria-label={t`Dane do zamówienia`}
      >
        {form.problems.size > 0 ? <ProblemSummary form={form} ref={noteRef} /> : null}
        <ContactSection form={form} needsDelivery={needsDelivery} />
        {needsDelivery ? (
          <DeliverySection
            form={form}
            totals={totals}
            lockerSearch={
              <Suspense fallback={<Skeleton shape="box" height="6rem" />}>
                <LockerSearch
                  code={form.values.lockerCode}
                  onChoose={(lockerCode) => form.change({ lockerCode })}
                />
              </Suspense>
            }
            townChoice={
              <Suspense>
                <TownChoice form={form} />
              </Suspense>
            }
          />
        ) : null}
        <PaymentSection payment={choice} onChange={setChoice} />
        <div className={styles.pay}>
          <PayTerms lines={checkout.lines} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            icon={<LockKeyhole size={20} />}
            isPending={payment.isPending}
            // A field that the press itself leaves would show or lose its words, and move the button from under it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {payment.isPending ? <Trans>Płacimy…</Trans> : <Trans>Zapłać {sums.total}</Trans>}
          </Button>
          <p className={styles.small}>
            <Trans>To płatność testowa: nic nie zostanie pobrane.</Trans>
          </p>
          {/* Under the button: a note that appears by itself never moves the button away from a finger. */}
          {isUnreachable ? <UnreachableNote /> : null}
          {noteToShow()}
          {form.isFilledIn ? <FilledInNote /> : null}
        </div>
      </form>
    </div>
  )

  /** One note at a time: the most urgent, which takes the focus after a press of pay. Problems are above. */
  function noteToShow() {
    if (form.problems.size > 0) return null
    if (checkout.shortages.length > 0)
      return <ShortageNote onFit={() => localCart.fitToStock(checkout)} ref={noteRef} />
    if (agreement.changes.length > 0) {
      return (
        <ChangesNote
          changes={agreement.changes}
          currencyCode={currencyCode}
          onAccept={() => agreement.accept(checkout)}
          ref={noteRef}
        />
      )
    }
    return payment.failure === null ? null : <PaymentFailureNote failure={payment.failure} ref={noteRef} />
  }
}
