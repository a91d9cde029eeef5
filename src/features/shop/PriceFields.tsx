import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CatalogueFilters } from '#domain/catalogue/productFilters.ts'
import type { Grosze } from '#domain/money.ts'
import field from '#ui/Field.module.css'
import styles from './PriceFilter.module.css'

export interface PriceFieldsProps {
  /** The lowest and the highest price there is, in whole złoty. */
  readonly min: number
  readonly max: number
  readonly filters: CatalogueFilters
}

/** The price range as two fields that a form sends as they are: `cena=20&cena=`. An empty one asks for nothing. */
export function PriceFields({ min, max, filters }: PriceFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        <Trans>Cena w złotych</Trans>
      </legend>
      <PriceField label={t`Od`} placeholder={min} present={filters.minPrice} />
      <PriceField label={t`Do`} placeholder={max} present={filters.maxPrice} />
    </fieldset>
  )
}

interface PriceFieldProps {
  readonly label: string
  readonly placeholder: number
  readonly present: Grosze | null
}

function PriceField({ label, placeholder, present }: PriceFieldProps) {
  const id = useId()
  return (
    <span className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        name="cena"
        min={0}
        step="0.01"
        placeholder={String(placeholder)}
        defaultValue={present === null ? '' : present / 100}
        className={field.control}
      />
    </span>
  )
}
