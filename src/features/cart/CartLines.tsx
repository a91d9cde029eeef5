import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { lineKey } from '#domain/cart/lineKey.ts'
import { mostPieces } from '#domain/cart/saleTerms.ts'
import type { StoreCost } from '#domain/cart/storeCost.ts'
import type { IntentFailure } from '#offline/outbox/intent.ts'
import styles from './Cart.module.css'
import { CartLine } from './CartLine.tsx'

export interface CartLinesProps {
  readonly items: readonly CartItem[]
  readonly refusals: Readonly<Record<string, IntentFailure>>
  /** Where another store has the last word; null while it hasn't spoken. */
  readonly cost: StoreCost | null
}

/** The lines of the cart. When one leaves, the focus goes to its neighbour instead of getting lost. */
export function CartLines({ items, refusals, cost }: CartLinesProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ readonly id: string; readonly place: number } | null>(null)

  useEffect(() => {
    if (pressed.current === null || items.some(({ id }) => id === pressed.current?.id)) return
    const place = Math.min(pressed.current.place, items.length - 1)
    pressed.current = null
    // Only a focus that left with the line: not one that has gone elsewhere since.
    if (document.activeElement !== document.body) return
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
          most={mostPieces(
            item,
            items.filter((other) => other !== item),
          )}
          onPress={() => {
            if (list.current?.contains(document.activeElement) === true)
              pressed.current = { id: item.id, place }
          }}
        />
      ))}
    </ul>
  )
}
