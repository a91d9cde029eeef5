import { Trans, useLingui } from '@lingui/react/macro'
import { Switch } from '#ui/Switch.tsx'
import { useStore } from '#ui/useStore.ts'
import { setTool, toolSettings } from '../kept/toolSettings.ts'
import styles from './Panel.module.css'

/** How somebody writes down recordings: kept on this device. */
export function SettingsPanel() {
  const { t } = useLingui()
  const { pausesWhileTyping, completesWords, followsAlong, skipsSilence } = useStore(toolSettings)
  return (
    <div className={styles.panel}>
      <Switch
        isSelected={pausesWhileTyping}
        onChange={(value) => setTool('pausesWhileTyping', value)}
        description={t`Po sekundzie bez pisania nagranie rusza od miejsca o 2 sekundy wcześniej.`}
      >
        <Trans>Wstrzymuj, gdy piszę</Trans>
      </Switch>
      <Switch
        isSelected={completesWords}
        onChange={(value) => setTool('completesWords', value)}
        description={t`Tab przyjmuje podpowiedź, Esc ją odrzuca.`}
      >
        <Trans>Podpowiadaj słowa</Trans>
      </Switch>
      <Switch
        isSelected={followsAlong}
        onChange={(value) => setTool('followsAlong', value)}
        description={t`Wypowiedź, którą słychać, jest zawsze na ekranie.`}
      >
        <Trans>Przewijaj za nagraniem</Trans>
      </Switch>
      <Switch
        isSelected={skipsSilence}
        onChange={(value) => setTool('skipsSilence', value)}
        description={t`Nagranie przeskakuje miejsca, w których nikt nie mówi.`}
      >
        <Trans>Pomijaj ciszę</Trans>
      </Switch>
    </div>
  )
}
