import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { lineKey } from '#domain/cart/lineKey.ts'
import { mostPieces } from '#domain/cart/saleTerms.ts'
import type { StoreCost } from '#domain/cart/storeCost.ts'
import type { IntentFailure } from '#offline/outbox/intent.ts'
import styles from './Cart.module.css'
import { CartLine } from './CartLine.tsx'

export interface CartLinesProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly items: readonly CartItem[]
  readonly refusals: Readonly<Record<string, IntentFailure>>
  /** Where another store has the last word; null while it hasn't spoken. */
  readonly cost: StoreCost | null
}

/** The lines of the cart. */
export function CartLines({ ref, items, refusals, cost }: CartLinesProps) {
  const { t } = useLingui()
  return (
    <ul ref={ref} className={styles.lines} aria-label={t`Produkty w koszyku`}>
      {items.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          refusal={refusals[item.id] ?? null}
          storeTotal={cost?.lines[lineKey(item)] ?? null}
          most={mostPieces(
            item,
            items.filter((other) => other !== item),
          )}
        />
      ))}
    </ul>
  )
}
