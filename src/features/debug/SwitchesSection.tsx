import { Trans, useLingui } from '@lingui/react/macro'
import { useServices } from '#services/services.tsx'
import { FEATURE_DEFAULTS, LOG_LEVELS, type FeatureName, type LogLevel } from '#domain/runtimeConfig.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import { toggleDebugMode, useMode } from '#ui/state/modes.ts'
import { Switch } from '#ui/Switch.tsx'
import { useStore } from '#ui/useStore.ts'
import styles from './DebugScreen.module.css'
import { Section } from './Section.tsx'
import { changeDeviceSwitches, deviceSwitches } from './switches.ts'
import { SWITCH_WORDS } from './switchWords.ts'

/** Switches of this device alone, over the server's. */
export function SwitchesSection() {
  const { t, i18n } = useLingui()
  const { config } = useServices()
  const debug = useMode('debug')
  const switches = useStore(deviceSwitches)
  const level = switches.logLevel ?? config.logLevel
  const names = Object.keys(FEATURE_DEFAULTS).filter(isFeatureName)
  return (
    <Section title={t`Przełączniki tego urządzenia`} isWide>
      <Select
        label={t`Poziom dziennika`}
        value={level}
        options={LOG_LEVELS.map((value) => ({ value, label: value }))}
        onChange={(value) => isLogLevel(value) && changeDeviceSwitches({ ...switches, logLevel: value })}
      />
      <fieldset className={styles.switches} aria-label={t`Tryb i funkcje`}>
        <Switch isSelected={debug} onChange={toggleDebugMode}>
          <Trans>Tryb diagnostyczny</Trans>
        </Switch>
        {names.map((name) => (
          <Switch
            key={name}
            description={`${i18n._(SWITCH_WORDS[name].about)} (${name})`}
            isSelected={switches.features[name] ?? config.features[name]}
            onChange={(isOn) =>
              changeDeviceSwitches({ ...switches, features: { ...switches.features, [name]: isOn } })
            }
          >
            {i18n._(SWITCH_WORDS[name].label)}
          </Switch>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onPress={() => location.reload()}>
          <Trans>Zastosuj i odśwież</Trans>
        </Button>
        <Button variant="quiet" size="small" onPress={() => changeDeviceSwitches({ features: {} })}>
          <Trans>Przywróć ustawienia serwera</Trans>
        </Button>
      </div>
    </Section>
  )
}

function isFeatureName(name: string): name is FeatureName {
  return name in FEATURE_DEFAULTS
}

function isLogLevel(value: string): value is LogLevel {
  return LOG_LEVELS.some((level) => level === value)
}
