import { Plural, Trans } from '@lingui/react/macro'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import { type Stock, stockOf } from '#domain/catalogue/stock.ts'
import styles from './StockWords.module.css'

/** Whether a variant can be had: „Dostępny", „Ostatnie 3 sztuki", „Wyprzedane". */
export function StockWords({ variant }: { readonly variant: ProductVariant }) {
  const stock = stockOf(variant)
  return (
    <p className={styles.stock} data-stock={stock.kind}>
      <Words stock={stock} />
    </p>
  )
}

function Words({ stock }: { readonly stock: Stock }) {
  if (stock.kind === 'available') return <Trans>Dostępny</Trans>
  if (stock.kind === 'soldOut') return <Trans>Wyprzedane</Trans>
  return (
    <Plural
      value={stock.pieces}
      one="Ostatnia sztuka"
      few="Ostatnie # sztuki"
      many="Ostatnie # sztuk"
      other="Ostatnie # sztuki"
    />
  )
}
