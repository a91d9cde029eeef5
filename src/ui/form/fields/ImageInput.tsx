import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../Button.tsx'
import { IconButton } from '../../IconButton.tsx'
import type { FieldInputProps } from './inputProps.ts'
import styles from './ImageInput.module.css'

/** A picture of the own gallery. */
export function ImageInput({ words, value, onChange, pictures }: FieldInputProps<'image'>) {
  const { i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (pictures === undefined) return null
  const { label, chosen = label, remove = label } = words
  const look = { icon: <ImagePlus size={20} />, className: styles.add ?? '', children: i18n._(label) }
  if (pictures.renderInstead !== undefined)
    return <div className={styles.field}>{pictures.renderInstead(look)}</div>

  function pick(id: string): void {
    onChange(id)
    setOpen(false)
  }

  return (
    <div className={styles.field}>
      {value === undefined ? (
        <Button {...look} onPress={() => setOpen(true)} />
      ) : (
        <div className={styles.chosen}>
          {pictures.renderThumbnail(value)}
          <div className={styles.words}>
            <strong>{i18n._(chosen)}</strong>
            <Button variant="quiet" size="small" className={styles.other ?? ''} onPress={() => setOpen(true)}>
              <Trans>Zmień</Trans>
            </Button>
          </div>
          <IconButton label={i18n._(remove)} onPress={() => onChange(undefined)}>
            <X size={20} />
          </IconButton>
        </div>
      )}
      {pictures.renderPicker({ isOpen, onOpenChange: setOpen, onPick: pick })}
    </div>
  )
}
