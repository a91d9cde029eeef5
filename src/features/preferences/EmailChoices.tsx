import { Trans, useLingui } from '@lingui/react/macro'
import { PREFERENCE_DEFAULTS } from '#domain/account/preferences.ts'
import { LONG_WORK_MS } from '#domain/generation/longWork.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './EmailChoices.module.css'
import { useSetPreferences } from './useSetPreferences.ts'

const LONG_WORK_MINUTES = LONG_WORK_MS / 60_000

/** The chosen letters. Those that an account needs to work can't be switched off. */
export function EmailChoices({ preferences }: { readonly preferences: DevicePreferences }) {
  const { t } = useLingui()
  const set = useSetPreferences()
  const { emailNotifications, marketingEmails } = preferences.choices
  return (
    <fieldset className={styles.choices} aria-label={t`Jakie e-maile wysyłać`}>
      <Switch
        isSelected={emailNotifications?.value ?? PREFERENCE_DEFAULTS.emailNotifications}
        onChange={(value) => set({ emailNotifications: value })}
        description={t`Gdy gotowe jest coś, co powstawało dłużej niż ${LONG_WORK_MINUTES} minuty, i gdy kończą się kredyty. Potwierdzenia zamówień przychodzą zawsze.`}
      >
        <Trans>Powiadomienia o pracach i kredytach</Trans>
      </Switch>
      <Switch
        isSelected={marketingEmails?.value ?? PREFERENCE_DEFAULTS.marketingEmails}
        onChange={(value) => set({ marketingEmails: value })}
        description={t`Newsletter: nowe wzory, pomysły na okazje i rabaty. Wypiszesz się jednym kliknięciem.`}
      >
        <Trans>Nowości i pomysły</Trans>
      </Switch>
    </fieldset>
  )
}
