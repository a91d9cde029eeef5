import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { lacksPersonal } from '#domain/personal/checkPersonal.ts'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { PersonalFacts } from '#ui/personal/PersonalFacts.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Cart.module.css'

/** A line's personalisation, with a link to change it; says so where required values are missing. */
export default function PersonalLine({ item }: { readonly item: CartItem }) {
  const { t } = useLingui()
  const given = item.personalization?.words?.given
  const isMissing = lacksPersonal(item.handle, given)
  return (
    <>
      <PersonalFacts handle={item.handle} given={given} className={styles.small} />
      <span className={styles.small}>
        {isMissing ? (
          <span role="alert" className={styles.refusal}>
            <Trans>Brakuje danych do nadruku.</Trans>{' '}
          </span>
        ) : null}
        <TextLink
          to="/sklep/produkt/$handle"
          params={{ handle: item.handle }}
          search={item.personalization === undefined ? {} : { prezent: item.id }}
          hash="slowa"
          aria-label={isMissing ? t`Uzupełnij dane: ${item.title}` : t`Zmień dane: ${item.title}`}
          onClick={closeCartDrawer}
        >
          {isMissing ? <Trans>Uzupełnij dane</Trans> : <Trans>Zmień dane</Trans>}
        </TextLink>
      </span>
    </>
  )
}
