import { Trans, useLingui } from '@lingui/react/macro'
import { ShoppingBag } from 'lucide-react'
import { mostPieces, saleTerms } from '#domain/cart/saleTerms.ts'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { blankNames, LONGEST_WORDS } from '#domain/orders/blanks.ts'
import { needsOwn } from '#domain/personal/needsOwn.ts'
import { CART_FORMS, PLAIN_FIELDS, wordsField } from '#domain/plainShop/plainForms.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import type { ProductOfLine } from '#offline/cart/commands.ts'
import { Button } from '#ui/Button.tsx'
import styles from '../AddToCart.module.css'
import { QuantityInput } from './QuantityInput.tsx'

export interface PlainAddToCartProps {
  readonly product: ProductOfLine
  readonly variant: ProductVariant
  /** The product with its variant, in words. */
  readonly name: string
  /** One button without a quantity, for cards. */
  readonly compact: boolean
}

/**
 * Puts pieces of a variant into the cart that the server holds for this browser. A plain form has no fields for
 * pictures or personal values, so such products can't be bought by it. The words of a text have fields where there is
 * room.
 */
export function PlainAddToCart({ product, variant, name, compact }: PlainAddToCartProps) {
  const { i18n, t } = useLingui()
  const blanks = blankNames(product.details.aiTemplateBase ?? '')
  if (needsOwn(product.handle) || (compact && blanks.length > 0)) return null
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const most = mostPieces({ variantId: variant.id, ...saleTerms(variant) }, [])
  const isSoldOut = !variant.availableForSale || most.pieces === 0
  return (
    <form className={compact ? undefined : styles.purchase} method="post" action={CART_FORMS.add}>
      <input type="hidden" name={PLAIN_FIELDS.variant} value={variant.id} />
      {blanks.map((blank) => (
        <label key={blank} className={styles.words}>
          {blankLabel(blank, language)}
          <input name={wordsField(blank)} maxLength={LONGEST_WORDS} required autoComplete="off" />
        </label>
      ))}
      {compact || isSoldOut || most.reason === 'single' ? null : (
        <QuantityInput label={t`Liczba sztuk: ${name}`} value={1} min={1} max={most.pieces} />
      )}
      <Button
        type="submit"
        variant="primary"
        size={compact ? 'small' : 'large'}
        icon={<ShoppingBag size={compact ? 16 : 20} aria-hidden="true" />}
        className={styles.button ?? ''}
        isDisabled={isSoldOut}
        {...(compact ? { 'aria-label': isSoldOut ? t`Wyprzedane: ${name}` : t`Do koszyka: ${name}` } : {})}
      >
        {isSoldOut ? (
          <Trans>Wyprzedane</Trans>
        ) : compact ? (
          <Trans>Do koszyka</Trans>
        ) : (
          <Trans>Dodaj do koszyka</Trans>
        )}
      </Button>
    </form>
  )
}
