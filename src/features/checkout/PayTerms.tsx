import { Trans } from '@lingui/react/macro'
import type { CheckoutLine } from '#domain/checkout/checkoutView.ts'
import { TERMS_PATH } from '#domain/checkout/withdrawal.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './CheckoutForm.module.css'

/** The agreement given by pressing pay, right over the button: the terms, and that digital goods start at once. */
export function PayTerms({ lines }: { readonly lines: readonly CheckoutLine[] }) {
  const isDigital = lines.some(({ requiresShipping, quantity }) => !requiresShipping && quantity > 0)
  return (
    <div className={styles.terms}>
      <p>
        <Trans>
          Płacąc, akceptujesz <TextLink to={TERMS_PATH}>regulamin</TextLink>. Co robimy z danymi, mówi{' '}
          <TextLink to="/polityka-prywatnosci">polityka prywatności</TextLink>.
        </Trans>
      </p>
      {isDigital ? (
        <p>
          <Trans>
            Pliki i kredyty wydajemy od razu: płacąc, prosisz o to i wiesz, że tej części zamówienia nie można
            już zwrócić.
          </Trans>
        </p>
      ) : null}
    </div>
  )
}
