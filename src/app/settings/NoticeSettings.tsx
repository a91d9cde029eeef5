import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { setPreference, usePreferences } from '#ui/state/preferences.ts'
import { showToast } from '#ui/state/toasts.ts'
import { TOAST_POSITIONS, type ToastPosition } from '#ui/state/uiState.ts'
import styles from './SettingsDialog.module.css'
import { withCurrent } from './withCurrent.ts'

const POSITION_LABELS = {
  'top-left': msg`U góry po lewej`,
  'top-center': msg`U góry na środku`,
  'top-right': msg`U góry po prawej`,
  'bottom-left': msg`Na dole po lewej`,
  'bottom-center': msg`Na dole na środku`,
  'bottom-right': msg`Na dole po prawej`,
} as const satisfies Record<ToastPosition, unknown>

/** In ms, as the preference keeps them. 0: toasts stay. */
const DURATIONS = [3_000, 5_000, 8_000, 15_000, 0]

function seconds(duration: number) {
  const count = duration / 1_000
  return msg`${plural(count, { one: '# sekunda', few: '# sekundy', many: '# sekund', other: '# sekundy' })}`
}

/** The place and duration of toasts. */
export function NoticeSettings() {
  const { t, i18n } = useLingui()
  const { toastPosition, toastDuration } = usePreferences()
  const id = useId()
  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Powiadomienia</Trans>
      </h3>
      <Select
        label={t`Gdzie pokazywać powiadomienia`}
        options={TOAST_POSITIONS.map((value) => ({ value, label: i18n._(POSITION_LABELS[value]) }))}
        value={toastPosition}
        onChange={(value) => setPreference('toastPosition', value)}
      />
      <Select
        label={t`Jak długo je pokazywać`}
        options={withCurrent(DURATIONS, toastDuration).map((value) => ({
          value: String(value),
          label: value === 0 ? t`Aż je zamknę` : i18n._(seconds(value)),
        }))}
        value={String(toastDuration)}
        onChange={(value) => setPreference('toastDuration', Number(value))}
      />
      <div>
        <Button size="small" onPress={() => showToast({ type: 'info', title: t`Tak wygląda powiadomienie` })}>
          <Trans>Pokaż przykład</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
