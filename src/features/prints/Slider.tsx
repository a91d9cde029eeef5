import { useId } from 'react'
import styles from './PrintEditor.module.css'

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value as it reads. */
  readonly text: string
  readonly onChange: (value: number) => void
}

/** One number on a track: the browser's own slider, with its keys. */
export function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  )
}
