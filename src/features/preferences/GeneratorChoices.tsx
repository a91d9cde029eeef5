import { useLingui } from '@lingui/react/macro'
import { type EngineId, ENGINES, type EngineType } from '#domain/generation/engines.ts'
import type { DevicePreferences } from '#offline/preferences/readPreferences.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import styles from './GeneratorChoices.module.css'
import { useSetPreferences } from './useSetPreferences.ts'

/** Names of products, the same in every language. */
const NAMES: Readonly<Record<EngineId, string>> = {
  'dall-e-3': 'DALL·E 3',
  midjourney: 'Midjourney',
  'stable-diffusion': 'Stable Diffusion',
  runway: 'Runway',
  pika: 'Pika',
  'stable-video': 'Stable Video',
}

/** Which engines somebody likes to work with, each chosen by itself. */
export function GeneratorChoices({ preferences }: { readonly preferences: DevicePreferences }) {
  const { t } = useLingui()
  return (
    <div className={styles.types}>
      <EnginesOfType type="image" label={t`Obrazy`} preferences={preferences} />
      <EnginesOfType type="video" label={t`Wideo`} preferences={preferences} />
    </div>
  )
}

interface EnginesProps {
  readonly type: EngineType
  readonly label: string
  readonly preferences: DevicePreferences
}

function EnginesOfType({ type, label, preferences }: EnginesProps) {
  const set = useSetPreferences()
  const chosen = new Map(Object.entries(preferences.choices.preferredGenerators))
  return (
    <fieldset className={styles.type}>
      <legend className={styles.legend}>{label}</legend>
      {ENGINES.filter((engine) => engine.type === type).map(({ id }) => (
        <Checkbox
          key={id}
          isSelected={chosen.get(id)?.value === true}
          onChange={(value) => set({ preferredGenerators: { [id]: value } })}
        >
          {NAMES[id]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
