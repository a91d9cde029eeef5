import { PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import styles from '../AddToCart.module.css'

export interface QuantityInputProps {
  /** The counted thing. Spoken, not shown. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
}

/** A number of pieces by the browser's own field. */
export function QuantityInput({ label, value, min, max }: QuantityInputProps) {
  return (
    <input
      type="number"
      className={styles.pieces}
      name={PLAIN_FIELDS.quantity}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      min={min}
      max={max}
      defaultValue={value}
      required
    />
  )
}
