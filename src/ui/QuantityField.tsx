import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { isComposing } from './isComposing.ts'
import styles from './QuantityField.module.css'

export interface QuantityFieldProps {
  /** The counted thing, for example "Liczba sztuk: Kubek". Spoken, not shown. */
  readonly label: string
  readonly value: number
  /** 1 by default; 0 lets the minus remove the last piece. */
  readonly min?: number
  readonly max?: number
  /** One more (1) or one fewer (-1) than there are: presses may come faster than `value` follows. */
  readonly onStep: (by: 1 | -1) => void
  /** Sets the typed number, independent of the shown `value`. */
  readonly onSet: (value: number) => void
  readonly isDisabled?: boolean
}

/** A number of pieces as it may be typed: digits alone, spaces around them forgiven. */
const WHOLE = /^\s*\d+\s*$/

/**
 * Whole pieces with a minus and a plus. A typed number counts when the field is left or Enter is pressed; an invalid or
 * out-of-bounds one is corrected and explained in words.
 */
export function QuantityField({
  label,
  value,
  min = 1,
  max = 999,
  onStep,
  onSet,
  isDisabled = false,
}: QuantityFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()

  function commit(): void {
    if (typed === null) return
    setTyped(null)
    if (typed.trim() === '') return
    if (!WHOLE.test(typed)) return setProblem(t`Podaj liczbę całkowitą`)
    const wanted = Number.parseInt(typed, 10)
    const allowed = Math.min(max, Math.max(min, wanted))
    setProblem(wanted > max ? t`Najwięcej ${max}` : wanted < min ? t`Najmniej ${min}` : null)
    onSet(allowed)
  }

  function step(by: 1 | -1): void {
    setProblem(null)
    // The typed number counts first.
    commit()
    onStep(by)
  }

  return (
    <fieldset aria-label={label} className={styles.quantity}>
      <button
        type="button"
        className={styles.step}
        aria-label={t`Mniej`}
        disabled={isDisabled || value <= min}
        onClick={() => step(-1)}
      >
        <Minus size={16} />
      </button>
      <input
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        maxLength={12}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : problemId}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          } else if (event.key === 'ArrowUp' && value < max) {
            event.preventDefault()
            step(1)
          } else if (event.key === 'ArrowDown' && value > min) {
            event.preventDefault()
            step(-1)
          }
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t`Więcej`}
        disabled={isDisabled || value >= max}
        onClick={() => step(1)}
      >
        <Plus size={16} />
      </button>
      <output id={problemId} className={styles.problem}>
        {problem}
      </output>
    </fieldset>
  )
}
