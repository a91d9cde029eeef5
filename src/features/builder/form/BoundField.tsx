import { useId, useState } from 'react'
import fieldStyles from '#ui/Field.module.css'

export interface BoundFieldProps {
  readonly label: string
  /** Null for no bound. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** A number that may be missing. The typed text stays as it is until the field is left. */
export function BoundField({ label, value, onChange }: BoundFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string): void {
    setTyped(text)
    const number = Number(text.replace(',', '.'))
    if (text.trim() === '') onChange(null)
    else if (Number.isFinite(number)) onChange(number)
  }

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <input
        id={id}
        className={fieldStyles.control}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? value ?? ''}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
