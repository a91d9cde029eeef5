import { useLingui } from '@lingui/react/macro'
import { Dices } from 'lucide-react'
import { useId } from 'react'
import { SEED_LIMIT } from '#domain/generation/limits.ts'
import field from '#ui/Field.module.css'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './OptionFields.module.css'

export interface SeedFieldProps {
  readonly value: number | undefined
  readonly onChange: (seed: number | undefined) => void
}

/** The number that a result can be made again by; nothing in it means another each time. */
export function SeedField({ value, onChange }: SeedFieldProps) {
  const { t } = useLingui()
  const id = useId()

  function type(written: string): void {
    const digits = written.replaceAll(/\D/gu, '').slice(0, 10)
    onChange(digits === '' ? undefined : Math.min(Number(digits), SEED_LIMIT - 1))
  }

  return (
    <div className={styles.seed}>
      <label htmlFor={id} className={`${field.label ?? ''} ${styles.wide ?? ''}`}>
        {t`Ziarno`}
      </label>
      <input
        id={id}
        className={`${field.control ?? ''} ${styles.number ?? ''}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t`losowe`}
        value={value ?? ''}
        aria-describedby={`${id}-about`}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <IconButton
        label={t`Wylosuj ziarno`}
        variant="secondary"
        onPress={() => onChange(Math.floor(Math.random() * SEED_LIMIT))}
      >
        <Dices size={20} />
      </IconButton>
      <p id={`${id}-about`} className={`${field.description ?? ''} ${styles.wide ?? ''}`}>
        {t`Ten sam opis, ustawienia i ziarno dają to samo. Puste: za każdym razem coś nowego.`}
      </p>
    </div>
  )
}
