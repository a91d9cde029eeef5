import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { type OptionGroup, optionGroups } from '#domain/catalogue/variantChoice.ts'
import styles from './VariantPicker.module.css'

export interface VariantPickerProps {
  readonly product: Product
  readonly variant: ProductVariant
  readonly onChoose: (variant: ProductVariant) => void
}

/**
 * The forms of a product, one group per option. A value that can't be had with the rest of the choice stays
 * pressable and says so: it leads to the nearest form there is.
 */
export function VariantPicker({ product, variant, onChoose }: VariantPickerProps) {
  const groups = optionGroups(product, variant)
  if (groups.length === 0) return null
  return (
    <div className={styles.picker}>
      {groups.map((group) => (
        <OptionValues key={group.name} group={group} onChoose={onChoose} />
      ))}
    </div>
  )
}

function OptionValues({
  group,
  onChoose,
}: {
  readonly group: OptionGroup
  readonly onChoose: (variant: ProductVariant) => void
}) {
  const { t } = useLingui()
  const name = useId()
  const chosen = group.values.find(({ isChosen }) => isChosen)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>
        {group.name}: <span className={styles.chosen}>{chosen?.value}</span>
      </legend>
      <div className={styles.values}>
        {group.values.map(({ value, isChosen, variant, fitsChoice }) => {
          const isSoldOut = variant?.availableForSale !== true
          const note = isSoldOut ? t`wyprzedane` : fitsChoice ? null : t`zmieni też inne opcje`
          return (
            <label
              key={value}
              className={styles.value}
              data-unavailable={isSoldOut || !fitsChoice ? '' : undefined}
            >
              <input
                type="radio"
                className={styles.input}
                name={name}
                aria-label={note === null ? value : `${value} (${note})`}
                checked={isChosen}
                onChange={() => {
                  if (variant !== null) onChoose(variant)
                }}
              />
              <span>{value}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
