import { useLingui } from '@lingui/react'
import { Dices } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../classNames.ts'
import styles from '../../Field.module.css'
import { IconButton } from '../../IconButton.tsx'
import type { FieldInputProps } from './inputProps.ts'
import own from './NumberInput.module.css'

/** A whole number, typed or drawn by chance; nothing in it is no value. */
export function NumberInput({ field, words, value, onChange }: FieldInputProps<'number'>) {
  const { i18n } = useLingui()
  const id = useId()
  const { max } = field
  const { label, description, placeholder, draw } = words

  function type(written: string): void {
    const digits = written.replaceAll(/\D/gu, '').slice(0, String(max).length)
    onChange(digits === '' ? undefined : Math.min(Number(digits), max))
  }

  return (
    <div className={own.row}>
      <label htmlFor={id} className={classNames(styles.label, own.wide)}>
        {i18n._(label)}
      </label>
      <input
        id={id}
        className={classNames(styles.control, own.number)}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder === undefined ? undefined : i18n._(placeholder)}
        value={value ?? ''}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {draw === undefined ? null : (
        <IconButton
          label={i18n._(draw)}
          variant="secondary"
          onPress={() => onChange(Math.floor(Math.random() * (max + 1)))}
        >
          <Dices size={20} />
        </IconButton>
      )}
      {description === undefined ? null : (
        <p id={`${id}-about`} className={classNames(styles.description, own.wide)}>
          {i18n._(description)}
        </p>
      )}
    </div>
  )
}
