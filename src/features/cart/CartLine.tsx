import { Trans, useLingui } from '@lingui/react/macro'
import { Gift, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { missingInLine } from '#domain/cart/missingInLine.ts'
import type { MostPieces } from '#domain/cart/saleTerms.ts'
import { pricedLine } from '#domain/cart/totals.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { needsPicture } from '#domain/prints/printProducts.ts'
import { useFormat } from '#i18n/format.ts'
import type { IntentFailure } from '#offline/outbox/intent.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Picture } from '#ui/Picture.tsx'
import { usePrices } from '#ui/prices.ts'
import { QuantityField } from '#ui/QuantityField.tsx'
import { closeCartDrawer } from '#ui/state/cartDrawer.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Cart.module.css'
import { GiftLine } from './GiftLine.tsx'
import { PrintLine } from './PrintLine.tsx'
import { cartErrorText } from './cartErrorText.ts'
import { spokenTitle } from './spokenTitle.ts'
import { useLineChanges } from './useLineChanges.ts'

// Few lines are of such a thing.
const PersonalLine = lazyPart(() => import('./PersonalLine.tsx'))

/** Pictures of lines are square crops, whatever the original's shape. */
const SQUARE = 320

export interface CartLineProps {
  readonly item: CartItem
  /** Why the storefront refused this line, if it did. */
  readonly refusal: IntentFailure | null
  /** The store's own cost of this line, in grosze; null until it is known. */
  readonly storeTotal: number | null
  /** How many pieces it may hold. */
  readonly most: MostPieces
}

export function CartLine({ item, refusal, storeTotal, most }: CartLineProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const changes = useLineChanges(item)
  const { quantity } = item
  const { currencyCode } = item.price
  const sums = usePrices().line(pricedLine(item))
  const money = (amount: number) => format.money({ amount, currencyCode })
  const variantTitle = shownVariantTitle(item.variantTitle)
  const missing = missingInLine(item)
  const spoken = spokenTitle(item)
  return (
    <li className={styles.line}>
      {item.print !== undefined ? (
        <img src={item.print.preview} alt="" className={styles.printed} />
      ) : item.image === null ? (
        <span className={styles.picture} />
      ) : (
        <Picture
          picture={{ ...item.image, width: SQUARE, height: SQUARE, altText: '' }}
          sizes="5rem"
          className={styles.picture ?? ''}
        />
      )}
      <div className={styles.words}>
        <TextLink
          to="/sklep/produkt/$handle"
          params={{ handle: item.handle }}
          tone="quiet"
          className={styles.title}
          onClick={closeCartDrawer}
        >
          {item.title}
        </TextLink>
        {variantTitle === '' ? null : <span className={styles.small}>{variantTitle}</span>}
        {quantity === 1 ? null : (
          <span className={styles.small}>
            <Trans>{money(sums.unit)} za sztukę</Trans>
          </span>
        )}
        {isPersonal(item.handle) ? (
          <Suspense>
            <PersonalLine item={item} />
          </Suspense>
        ) : item.personalization === undefined && missing === null ? null : (
          <GiftLine item={item} gift={item.personalization ?? NO_DETAILS} missing={missing} />
        )}
        {item.print === undefined && !needsPicture(item.handle) ? null : <PrintLine item={item} />}
        {item.personalization?.giftWrap === true ? (
          <span className={styles.wrap}>
            <Gift size={14} aria-hidden="true" />
            <Trans>Pakowanie na prezent {money(sums.wrap)}</Trans>
          </span>
        ) : null}
        {refusal === null ? null : (
          <p role="alert" className={styles.refusal}>
            {i18n._(cartErrorText(refusal.code))}
          </p>
        )}
      </div>
      <IconButton
        label={t`Usuń z koszyka: ${spoken}`}
        className={styles.remove ?? ''}
        onPress={changes.remove}
      >
        <Trash2 size={18} />
      </IconButton>
      <div className={styles.amounts}>
        {most.reason === 'single' && quantity === 1 ? (
          <span className={styles.small}>
            <Trans>1 szt.</Trans>
          </span>
        ) : (
          <QuantityField
            label={t`Liczba sztuk: ${spoken}`}
            value={quantity}
            min={0}
            max={Math.max(quantity, most.pieces)}
            onStep={changes.step}
            onSet={changes.set}
          />
        )}
        <strong className={styles.total}>{money(storeTotal ?? sums.total)}</strong>
        {most.reason === 'stock' && quantity >= most.pieces ? (
          <output className={styles.enough}>
            <Trans>To wszystko, co mamy w sklepie.</Trans>
          </output>
        ) : null}
      </div>
    </li>
  )
}
