import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { lineKey } from '#domain/cart/lineKey.ts'
import type { StoreCost } from '#domain/cart/storeCost.ts'
import type { IntentFailure } from '#offline/outbox/intent.ts'
import styles from './Cart.module.css'
import { CartLine } from './CartLine.tsx'
import { useRemoval } from './useRemoval.ts'

export interface CartLinesProps {
  readonly items: readonly CartItem[]
  readonly refusals: Readonly<Record<string, IntentFailure>>
  readonly cost: StoreCost | null
}

/** The lines of the cart. When one leaves, the focus goes to its neighbour instead of getting lost. */
export function CartLines({ items, refusals, cost }: CartLinesProps) {
  const { t } = useLingui()
  const removeItem = useRemoval()
  const list = useRef<HTMLUListElement>(null)
  const vacated = useRef<number | null>(null)

  useEffect(() => {
    if (vacated.current === null) return
    const place = Math.min(vacated.current, items.length - 1)
    vacated.current = null
    list.current?.children.item(place)?.querySelector('button')?.focus()
  }, [items])

  return (
    <ul ref={list} className={styles.lines} aria-label={t`Produkty w koszyku`}>
      {items.map((item, place) => (
        <CartLine
          key={item.id}
          item={item}
          refusal={refusals[item.id] ?? null}
          storeTotal={cost?.lines[lineKey(item)] ?? null}
          onRemove={() => {
            if (list.current?.contains(document.activeElement) === true) vacated.current = place
            void removeItem(item)
          }}
        />
      ))}
    </ul>
  )
}
