import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Cart.module.css'

/** A link to the picture on a line's thing; says so where it is missing. */
export function PrintLine({ item }: { readonly item: CartItem }) {
  const { t } = useLingui()
  const isMissing = item.print === undefined
  return (
    <span className={styles.small}>
      {isMissing ? (
        <span role="alert" className={styles.refusal}>
          <Trans>Wybierz obraz do nadruku.</Trans>
        </span>
      ) : (
        <Trans>Z Twoim zdjęciem.</Trans>
      )}{' '}
      <TextLink
        to="/sklep/produkt/$handle"
        params={{ handle: item.handle }}
        search={isMissing ? {} : { prezent: item.id }}
        hash="obraz"
        aria-label={isMissing ? t`Wybierz obraz: ${item.title}` : t`Zmień obraz: ${item.title}`}
        onClick={closeCartDrawer}
      >
        {isMissing ? <Trans>Wybierz obraz</Trans> : <Trans>Zmień obraz</Trans>}
      </TextLink>
    </span>
  )
}
