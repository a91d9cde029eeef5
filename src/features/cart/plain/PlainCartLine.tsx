import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { RemoteCartLine } from '#domain/cart/remoteCart.ts'
import { mostPieces, saleTerms } from '#domain/cart/saleTerms.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import { CART_FORMS, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Picture } from '#ui/Picture.tsx'
import { usePrices } from '#ui/prices.ts'
import { TextLink } from '#ui/TextLink.tsx'
import cart from '../Cart.module.css'
import { QuantityInput } from './QuantityInput.tsx'

export interface PlainCartLineProps {
  readonly line: RemoteCartLine
  /** The lines besides this one. */
  readonly others: readonly RemoteCartLine[]
}

/** A line of the cart: how many, and out with it. */
export function PlainCartLine({ line, others }: PlainCartLineProps) {
  const { t } = useLingui()
  const format = useFormat()
  const prices = usePrices()
  const { id, quantity, variant, total } = line
  const { currencyCode } = total
  const sums = prices.line({ quantity, unitPrice: variant.price.amount, total: total.amount })
  const variantTitle = shownVariantTitle(variant.title)
  const most = mostPieces({ variantId: variant.id, ...saleTerms(variant) }, others.map(asTaken))
  return (
    <li className={cart.line}>
      {variant.picture === null ? (
        <span className={cart.picture} />
      ) : (
        <Picture picture={{ ...variant.picture, altText: '' }} sizes="5rem" className={cart.picture ?? ''} />
      )}
      <div className={cart.words}>
        <TextLink
          to="/sklep/produkt/$handle"
          params={{ handle: variant.handle }}
          tone="quiet"
          className={cart.title}
        >
          {variant.productTitle}
        </TextLink>
        {variantTitle === '' ? null : <span className={cart.small}>{variantTitle}</span>}
        {quantity === 1 ? null : (
          <span className={cart.small}>
            <Trans>{format.money({ amount: sums.unit, currencyCode })} za sztukę</Trans>
          </span>
        )}
        {quantity === 0 ? (
          <p className={cart.refusal}>
            <Trans>Wyprzedane</Trans>
          </p>
        ) : null}
      </div>
      <form className={cart.removing} method="post" action={CART_FORMS.line}>
        <input type="hidden" name={PLAIN_FIELDS.line} value={id} />
        <IconButton
          type="submit"
          name={PLAIN_FIELDS.remove}
          value="1"
          label={t`Usuń z koszyka: ${variant.productTitle}`}
          className={cart.remove ?? ''}
        >
          <Trash2 size={18} />
        </IconButton>
      </form>
      <div className={cart.amounts}>
        {most.reason === 'single' ? (
          <span className={cart.small}>
            <Trans>1 szt.</Trans>
          </span>
        ) : (
          <form className={cart.changing} method="post" action={CART_FORMS.line}>
            <input type="hidden" name={PLAIN_FIELDS.line} value={id} />
            <QuantityInput
              label={t`Liczba sztuk: ${variant.productTitle}`}
              value={quantity}
              min={0}
              max={Math.max(quantity, most.pieces)}
            />
            <Button type="submit" size="small">
              <Trans>Zmień</Trans>
            </Button>
          </form>
        )}
        <strong className={cart.total}>{format.money({ amount: sums.total, currencyCode })}</strong>
        {most.reason === 'stock' && quantity >= most.pieces ? (
          <span className={cart.enough}>
            <Trans>To wszystko, co mamy w sklepie.</Trans>
          </span>
        ) : null}
      </div>
    </li>
  )
}

const asTaken = ({ variant, quantity }: RemoteCartLine) => ({ variantId: variant.id, quantity })
