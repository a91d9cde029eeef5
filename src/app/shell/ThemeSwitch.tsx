import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Monitor, Moon, Sun } from 'lucide-react'
import { classNames } from '#ui/classNames.ts'
import { setTheme, useThemeChoice } from '#ui/state/theme.ts'
import styles from './ThemeSwitch.module.css'

const CHOICES = [
  { value: 'dark', label: msg`Ciemny`, icon: Moon },
  { value: 'light', label: msg`Jasny`, icon: Sun },
  { value: 'system', label: msg`Jak w systemie`, icon: Monitor },
] as const

/** Dark, light, or as the system is. */
export function ThemeSwitch() {
  const { t, i18n } = useLingui()
  const choice = useThemeChoice()
  return (
    <fieldset aria-label={t`Motyw`} className={classNames(styles.switch, 'needs-script')}>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={choice === value}
          aria-label={i18n._(label)}
          data-hint={i18n._(label)}
          onClick={() => setTheme(value)}
        >
          <Icon size={18} />
        </button>
      ))}
    </fieldset>
  )
}
