import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { lengthOf } from '#domain/gifts/personalization.ts'
import { Paper } from '#ui/Paper.tsx'
import paper from './GiftPaper.module.css'
import styles from './OwnText.module.css'

export interface OwnTextProps {
  readonly label: string
  readonly value: string
  /** The most characters there is room for. */
  readonly most: number
  /** Something in it is still to be written. */
  readonly isMissing: boolean
  /** The element that says so. */
  readonly describedBy: string
  readonly onChange: (text: string) => void
}

/** An own text, written on the card's paper. */
export function OwnText({ label, value, most, isMissing, describedBy, onChange }: OwnTextProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Paper className={paper.paper}>
      <textarea
        className={styles.own}
        aria-label={label}
        aria-describedby={isMissing ? `${describedBy} ${id}` : id}
        aria-invalid={isMissing || undefined}
        value={value}
        maxLength={most}
        rows={10}
        spellCheck
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={id} className={styles.count}>
        {t`${lengthOf(value)} / ${most} znaków`}
      </p>
    </Paper>
  )
}
