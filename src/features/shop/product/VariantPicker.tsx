import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { type OptionGroup, optionGroups, variantKey } from '#domain/catalogue/variantChoice.ts'
import styles from './VariantPicker.module.css'

export interface VariantPickerProps {
  readonly product: Product
  readonly variant: ProductVariant
}

/**
 * The variants of a product, one group per option, each an address of its own. A value that isn't available with the
 * rest of the choice stays a link and says so: it leads to the nearest variant.
 */
export function VariantPicker({ product, variant }: VariantPickerProps) {
  const groups = optionGroups(product, variant)
  if (groups.length === 0) return null
  return (
    <div className={styles.picker}>
      {groups.map((group) => (
        <OptionValues key={group.name} group={group} handle={product.handle} />
      ))}
    </div>
  )
}

function OptionValues({ group, handle }: { readonly group: OptionGroup; readonly handle: string }) {
  const { t } = useLingui()
  const nameId = useId()
  const chosen = group.values.find(({ isChosen }) => isChosen)
  return (
    <fieldset aria-labelledby={nameId} className={styles.group}>
      <p id={nameId} className={styles.name}>
        {group.name}: <span className={styles.chosen}>{chosen?.value}</span>
      </p>
      <div className={styles.values}>
        {group.values.map(({ value, isChosen, variant, fitsChoice }) => {
          const isSoldOut = variant?.availableForSale !== true
          const note = isSoldOut ? t`wyprzedane` : fitsChoice ? null : t`zmieni też inne opcje`
          return (
            <Link
              key={value}
              to="/sklep/produkt/$handle"
              params={{ handle }}
              search={{ wariant: variant === null ? undefined : variantKey(variant) }}
              replace
              resetScroll={false}
              className={styles.value}
              data-unavailable={isSoldOut || !fitsChoice ? '' : undefined}
              data-chosen={isChosen ? '' : undefined}
              aria-current={isChosen ? 'true' : undefined}
              aria-label={note === null ? value : `${value} (${note})`}
            >
              <span>{value}</span>
            </Link>
          )
        })}
      </div>
    </fieldset>
  )
}
