import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import type { CheckoutFailure } from '#api/checkout/checkoutFailure.ts'
import type { CheckoutChange } from '#domain/checkout/checkoutChanges.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { openCartDrawer } from '#ui/state/cartDrawer.ts'
import { useChangeText } from './changeTexts.ts'
import styles from './CheckoutForm.module.css'
import { PAYMENT_FAILURES } from './failureTexts.ts'

interface ChangesNoteProps {
  readonly changes: readonly CheckoutChange[]
  readonly currencyCode: string
  readonly onAccept: () => void
  readonly ref: Ref<HTMLDivElement>
}

/** The differences from the checkout that the buyer first saw. */
export function ChangesNote({ changes, currencyCode, onAccept, ref }: ChangesNoteProps) {
  const { t } = useLingui()
  const textOf = useChangeText(currencyCode)
  return (
    <FocusableNote ref={ref}>
      <Notice
        tone="warning"
        title={t`Zamówienie się zmieniło`}
        action={
          <Button size="small" onPress={onAccept}>
            <Trans>W porządku</Trans>
          </Button>
        }
      >
        <ul className={styles.problems}>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{textOf(change)}</li>
          ))}
        </ul>
      </Notice>
    </FocusableNote>
  )
}

/** Something is sold out: only the cart can mend that. */
export function ShortageNote({ onFit, ref }: { onFit: () => void; ref: Ref<HTMLDivElement> }) {
  const { t } = useLingui()
  return (
    <FocusableNote ref={ref}>
      <Notice
        tone="danger"
        title={t`Niektórych produktów zabrakło`}
        action={
          <>
            <Button size="small" onPress={onFit}>
              <Trans>Zamów to, co zostało</Trans>
            </Button>
            <Button size="small" variant="quiet" onPress={openCartDrawer}>
              <Trans>Popraw koszyk</Trans>
            </Button>
          </>
        }
      >
        <Trans>Przy produktach widać, ile ich zostało. Nic nie pobrano.</Trans>
      </Notice>
    </FocusableNote>
  )
}

/** Why the last try to pay made no order. */
export function PaymentFailureNote({ failure, ref }: { failure: CheckoutFailure; ref: Ref<HTMLDivElement> }) {
  const { i18n } = useLingui()
  const { title, text } = PAYMENT_FAILURES[failure.code]
  return (
    <FocusableNote ref={ref}>
      <Notice tone="danger" title={i18n._(title)}>
        {i18n._(text)}
      </Notice>
    </FocusableNote>
  )
}

/** The checkout can't be reached while the form is open: says which parts work and which wait. */
export function UnreachableNote() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Brak połączenia z kasą`}>
      <Trans>
        Możesz dalej wypełniać formularz, nic nie zginie. Zapłacisz, gdy wróci sieć. Połączenie sprawdzamy za
        Ciebie.
      </Trans>
    </Notice>
  )
}

/** Fields were filled in from the buyer's account. */
export function FilledInNote() {
  return (
    <Notice tone="neutral">
      <Trans>Puste pola wypełniliśmy danymi z Twojego konta. Sprawdź je przed zapłatą.</Trans>
    </Notice>
  )
}

function FocusableNote({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.note}>
      {children}
    </div>
  )
}
