import { useId, useState } from 'react'
import { classNames } from '#ui/classNames.ts'
import styles from '#ui/Field.module.css'

export interface NumberFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A whole number within bounds, as typed; one out of bounds stays until the field is left. */
export function NumberField({ label, description, value, min, max, onChange }: NumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isSafeInteger(number) && number >= min && number <= max) onChange(number)
  }

  function leave(): void {
    const number = Math.round(Number(typed))
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) {
      onChange(Math.min(max, Math.max(min, number)))
    }
    setTyped(null)
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        className={classNames(styles.control)}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
      />
      {description === undefined ? null : (
        <p id={`${id}-about`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  )
}
