import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { InstallEntry } from '#features/install/InstallEntry.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { resetPreferences } from '#ui/state/preferences.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { EditorSettings } from './EditorSettings.tsx'
import { ModeSettings } from './ModeSettings.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { PrivacySettings } from './PrivacySettings.tsx'
import { closeSettings, useSettingsOpen } from './settingsState.ts'
import styles from './SettingsDialog.module.css'

/** „Wygląd i język": everything one may set without an account, in effect at once and kept on this device. */
export default function SettingsDialog() {
  const { t } = useLingui()
  const isOpen = useSettingsOpen()
  return (
    <Dialog
      isOpen={isOpen}
      isPersistent
      onOpenChange={closeSettings}
      title={t`Wygląd i język`}
      actions={
        <>
          <Button variant="quiet" icon={<RotateCcw size={18} />} onPress={resetPreferences}>
            <Trans>Przywróć domyślne</Trans>
          </Button>
          <Button variant="primary" onPress={closeSettings}>
            <Trans>Gotowe</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.sections}>
        <AppearanceSettings />
        <NoticeSettings />
        <ModeSettings />
        <EditorSettings />
        <PrivacySettings />
        <InstallEntry />
      </div>
    </Dialog>
  )
}
