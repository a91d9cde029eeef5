import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import fieldStyles from '../../Field.module.css'
import { IconButton } from '../../IconButton.tsx'
import { type ControlProps, wordsIn } from './controlProps.ts'
import styles from './Controls.module.css'

/** A word hidden from onlookers. It is no password of an account: the browser neither offers nor stores one. */
export function SecretControl({ field, value, onChange, onLeave, attributes }: ControlProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.withButton}>
      <input
        {...attributes}
        type={isShown ? 'text' : 'password'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className={fieldStyles.control}
        placeholder={field.placeholder}
        readOnly={field.isReadOnly}
        value={wordsIn(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      />
      <IconButton
        label={isShown ? t`Ukryj: ${field.label}` : t`Pokaż: ${field.label}`}
        onPress={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
    </div>
  )
}
