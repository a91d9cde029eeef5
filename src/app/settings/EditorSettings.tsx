import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isAdministrator } from '#services/isAdministrator.ts'
import { useSession } from '#services/useSession.ts'
import { Select } from '#ui/Select.tsx'
import { setPreference, usePreferences } from '#ui/state/preferences.ts'
import styles from './SettingsDialog.module.css'
import { withCurrent } from './withCurrent.ts'

/** In ms, as the preference keeps them. */
const INTERVALS = [5_000, 15_000, 30_000, 60_000, 300_000]

function every(interval: number) {
  const count = interval / 1_000
  const minutes = count / 60
  return count < 60
    ? msg`Co ${plural(count, { one: '# sekundę', few: '# sekundy', many: '# sekund', other: '# sekundy' })}`
    : msg`Co ${plural(minutes, { one: 'minutę', few: '# minuty', many: '# minut', other: '# minuty' })}`
}

/** How often drafts of templates are saved on the server, for those who make templates. */
export function EditorSettings() {
  const { t, i18n } = useLingui()
  const { autoSaveInterval } = usePreferences()
  const session = useSession()
  const id = useId()
  if (!isAdministrator(session)) return null
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Kreator szablonów</Trans>
      </h3>
      <Select
        label={t`Jak często zapisywać szkic na serwerze`}
        options={withCurrent(INTERVALS, autoSaveInterval).map((value) => ({
          value: String(value),
          label: i18n._(every(value)),
        }))}
        value={String(autoSaveInterval)}
        onChange={(value) => setPreference('autoSaveInterval', Number(value))}
      />
      <p className={styles.note}>
        <Trans>
          Na tym urządzeniu każda zmiana jest od razu. Na serwer trafia też, gdy zamkniesz szablon.
        </Trans>
      </p>
    </fieldset>
  )
}
