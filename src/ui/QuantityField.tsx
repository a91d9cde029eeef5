import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './QuantityField.module.css'

export interface QuantityFieldProps {
  /** What is counted, for example "Liczba sztuk: Kubek". Spoken, not shown. */
  readonly label: string
  readonly value: number
  /** 1 unless told; 0 lets the minus take the last piece away. */
  readonly min?: number
  readonly max?: number
  readonly onChange: (value: number) => void
  readonly isDisabled?: boolean
}

/** Whole pieces with a minus and a plus. What is typed counts when the field is left or Enter is pressed. */
export function QuantityField({
  label,
  value,
  min = 1,
  max = 999,
  onChange,
  isDisabled = false,
}: QuantityFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)

  function commit(): void {
    if (typed === null) return
    setTyped(null)
    const wanted = Number.parseInt(typed, 10)
    if (Number.isNaN(wanted)) return
    const allowed = Math.min(max, Math.max(min, wanted))
    if (allowed !== value) onChange(allowed)
  }

  return (
    <fieldset aria-label={label} className={styles.quantity}>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Mniej`}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Minus size={16} />
      </button>
      <input
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          } else if (event.key === 'ArrowUp' && value < max) {
            event.preventDefault()
            onChange(value + 1)
          } else if (event.key === 'ArrowDown' && value > min) {
            event.preventDefault()
            onChange(value - 1)
          }
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t`Więcej`}
        disabled={isDisabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Plus size={16} />
      </button>
    </fieldset>
  )
}
