import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import field from './Field.module.css'
import styles from './RangeField.module.css'

export interface RangeFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: readonly [number, number]
  readonly onChange: (value: [number, number]) => void
  /** How an end of the range reads, for example as money. */
  readonly format: (value: number) => string
}

/** A lower and an upper end on one track; the ends can meet, never cross. */
export function RangeField({ label, min, max, step, value, onChange, format }: RangeFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [low, high] = value
  const span = Math.max(1, max - min)
  const position = { '--low': (low - min) / span, '--high': (high - min) / span } as Record<string, number>
  return (
    <fieldset aria-labelledby={id} className={styles.range}>
      <div className={styles.words}>
        <span id={id} className={field.label}>
          {label}
        </span>
        <output className={styles.output}>
          {format(low)} – {format(high)}
        </output>
      </div>
      <div className={styles.track} style={position}>
        <input
          type="range"
          aria-label={t`Od`}
          aria-valuetext={format(low)}
          min={min}
          max={max}
          step={step}
          value={low}
          onChange={(event) => onChange([Math.min(event.currentTarget.valueAsNumber, high), high])}
        />
        <input
          type="range"
          aria-label={t`Do`}
          aria-valuetext={format(high)}
          min={min}
          max={max}
          step={step}
          value={high}
          onChange={(event) => onChange([low, Math.max(event.currentTarget.valueAsNumber, low)])}
        />
      </div>
    </fieldset>
  )
}
