import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '../../IconButton.tsx'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'

/** Where the browser’s choice of colours begins. */
const FIRST = '#f59e0b'

/** A colour, by the browser’s own picker; its code is beside it. */
export function ColorControl({ field, value, onChange, onLeave, attributes }: ControlProps) {
  const { t } = useLingui()
  const colour = wordsIn(value)
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...own } = attributes
  const isLocked = own.disabled || field.isReadOnly
  return (
    <div className={styles.colour}>
      <input
        {...own}
        type="color"
        className={styles.swatch}
        data-empty={colour === '' ? '' : undefined}
        disabled={isLocked}
        value={/^#[\da-f]{6}$/iu.test(colour) ? colour : FIRST}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <output htmlFor={own.id} className={styles.number}>
        {colour === '' ? <Trans>Nie wybrano</Trans> : colour}
      </output>
      {colour === '' || isLocked ? null : (
        <IconButton label={t`Bez koloru: ${field.label}`} size="small" onPress={() => onChange('')}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}
