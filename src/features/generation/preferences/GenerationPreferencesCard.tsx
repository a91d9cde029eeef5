import { Trans, useLingui } from '@lingui/react/macro'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import { useFormat } from '#i18n/format.ts'
import type { GenerationPreferences } from '#offline/generation/generationPreferences.ts'
import { Card } from '#ui/Card.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { OPTION_WORDS } from '#ui/generatorOptions/optionWords.ts'
import { useGenerationPreferences } from '../device/useGenerationPreferences.ts'
import styles from './GenerationPreferencesCard.module.css'

const { image, video } = GENERATOR_OPTIONS
const { image: words } = OPTION_WORDS

type Save = (values: Partial<GenerationPreferences>) => void

interface ChoicesProps {
  readonly preferences: GenerationPreferences
  readonly save: Save
}

/** The person's preferences for generating on this device: a form's defaults, and what is stored. */
export function GenerationPreferencesCard() {
  const { preferences, save, isLoading } = useGenerationPreferences()
  return (
    <Card
      title={<Trans>Generowanie</Trans>}
      lead={
        <Trans>
          Od tych ustawień zaczyna się każdy formularz na tym urządzeniu. W formularzu możesz je zmienić.
        </Trans>
      }
    >
      {isLoading ? (
        <div aria-busy="true">
          <Skeleton shape="box" height="16rem" />
        </div>
      ) : (
        <>
          <Beginnings preferences={preferences} save={save} />
          <Habits preferences={preferences} save={save} />
        </>
      )}
    </Card>
  )
}

/** A form's defaults. */
function Beginnings({ preferences, save }: ChoicesProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (
    <fieldset className={styles.choices} aria-label={t`Ustawienia początkowe formularza`}>
      <Select
        label={t`Styl obrazu`}
        options={image.style.values.map((value) => ({ value, label: i18n._(words.style.values[value]) }))}
        value={preferences.style}
        onChange={(style) => save({ style })}
      />
      <Select
        label={t`Format obrazu`}
        options={image.size.values.map((value) => ({ value, label: i18n._(words.size.values[value]) }))}
        value={preferences.size}
        onChange={(size) => save({ size })}
      />
      <Select
        label={t`Jakość obrazu`}
        options={image.quality.values.map((value) => ({ value, label: i18n._(words.quality.values[value]) }))}
        value={preferences.quality}
        onChange={(quality) => save({ quality })}
      />
      <Select
        label={t`Długość wideo`}
        options={video.duration.values.map((value) => ({
          value: String(value),
          label: format.duration(value * 1_000),
        }))}
        value={String(preferences.videoLength)}
        onChange={(value) => {
          const videoLength = video.duration.values.find((length) => String(length) === value)
          if (videoLength !== undefined) save({ videoLength })
        }}
      />
      <Select
        label={t`Ile prac przechowywać na tym urządzeniu`}
        options={HISTORY_LENGTHS.map((value) => ({ value: String(value), label: format.number(value) }))}
        value={String(preferences.maxHistoryItems)}
        onChange={(value) => save({ maxHistoryItems: Number(value) })}
      />
    </fieldset>
  )
}

const HISTORY_LENGTHS = [5, 10, HISTORY_LIMIT]

function Habits({ preferences, save }: ChoicesProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.habits} aria-label={t`Działanie formularza`}>
      <Switch
        isSelected={preferences.autoTagGenerations}
        description={t`Na przykład okazja i styl, które wybierzesz w formularzu.`}
        onChange={(autoTagGenerations) => save({ autoTagGenerations })}
      >
        <Trans>Dodawaj tagi automatycznie</Trans>
      </Switch>
      <Switch
        isSelected={preferences.savePromptHistory}
        description={t`Szkice opisów zostają na tym urządzeniu do następnego razu.`}
        onChange={(savePromptHistory) => save({ savePromptHistory })}
      >
        <Trans>Pamiętaj, co wpisuję</Trans>
      </Switch>
      <Switch
        isSelected={preferences.showAdvancedOptions}
        description={t`Ziarno i to, czego na obrazie ma nie być.`}
        onChange={(showAdvancedOptions) => save({ showAdvancedOptions })}
      >
        <Trans>Pokazuj ustawienia zaawansowane</Trans>
      </Switch>
    </fieldset>
  )
}
