import { Trans } from '@lingui/react/macro'
import { CookieChoice } from '#features/preferences/CookieChoice.tsx'
import { StoredOnDevice } from '#features/preferences/StoredOnDevice.tsx'
import { NoTracking } from '#features/preferences/NoTracking.tsx'
import { VisitsLink } from '#features/preferences/VisitsLink.tsx'
import { closeSettings } from './settingsState.ts'
import styles from './SettingsDialog.module.css'

/** The data stored on this device, and the consent to count visits: for those without an account too. */
export function PrivacySettings() {
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <Trans>Prywatność</Trans>
      </h3>
      <p className={styles.note}>
        <NoTracking />
      </p>
      <CookieChoice />
      <VisitsLink onClick={closeSettings} />
      <StoredOnDevice />
    </div>
  )
}
