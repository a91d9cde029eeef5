import { useFormat } from '#i18n/format.ts'
import { rangeOf } from '#domain/template/fillForm.ts'
import type { ControlProps } from './controlProps.ts'
import styles from './Controls.module.css'

/** A number between two ends, by a slider that shows its value. Whole ones where there is room for a hundred. */
export function RangeControl({ field, value, onChange, onLeave, attributes }: ControlProps) {
  const format = useFormat()
  const { least, most } = rangeOf(field.validation)
  const number = typeof value === 'number' && Number.isFinite(value) ? value : least
  const { 'aria-required': _required, ...own } = attributes
  return (
    <div className={styles.range}>
      <input
        {...own}
        type="range"
        min={least}
        max={most}
        step={stepOf(least, most)}
        disabled={own.disabled || field.isReadOnly}
        aria-valuetext={format.number(number)}
        value={number}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onBlur={onLeave}
      />
      <output htmlFor={own.id} className={styles.number}>
        {format.number(number)}
      </output>
    </div>
  )
}

/** A hundredth of a short way; whole numbers on a longer one. */
function stepOf(least: number, most: number): number {
  return most - least >= 10 ? 1 : 10 ** Math.floor(Math.log10(Math.max(1e-6, (most - least) / 100)))
}
