import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import {
  toggleDebugMode,
  toggleFocusMode,
  toggleFullscreen,
  useFullscreen,
  useMode,
} from '#ui/state/modes.ts'
import { showToast } from '#ui/state/toasts.ts'
import { Switch } from '#ui/Switch.tsx'
import styles from './SettingsDialog.module.css'

/** Fullscreen, focus and debug. */
export function ModeSettings() {
  const { t } = useLingui()
  const fullscreen = useFullscreen()
  const focus = useMode('focus')
  const debug = useMode('debug')
  const id = useId()

  async function changeFullscreen(): Promise<void> {
    if (await toggleFullscreen()) return
    showToast({ type: 'warning', title: t`Ta przeglądarka nie pozwala na pełny ekran` })
  }

  return (
    <fieldset className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        <Trans>Tryby</Trans>
      </h3>
      <Switch isSelected={fullscreen} onChange={() => void changeFullscreen()}>
        <Trans>Pełny ekran</Trans>
      </Switch>
      <Switch
        isSelected={focus}
        onChange={toggleFocusMode}
        description={t`Bez pasków i stopki: tylko treść.`}
      >
        <Trans>Skupienie</Trans>
      </Switch>
      <Switch
        isSelected={debug}
        onChange={toggleDebugMode}
        description={t`Pokazuje wersję i link do diagnostyki.`}
      >
        <Trans>Diagnostyka</Trans>
      </Switch>
    </fieldset>
  )
}
