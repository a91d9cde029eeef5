import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import { IMAGE_QUALITIES, IMAGE_SIZES, IMAGE_STYLES, VIDEO_DURATIONS } from '#domain/generation/options.ts'
import { useFormat } from '#i18n/format.ts'
import type { GenerationPreferences } from '#offline/generation/generationPreferences.ts'
import { Card } from '#ui/Card.tsx'
import { Select } from '#ui/Select.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { engineWords } from '../parts/engineWords.ts'
import { IMAGE_QUALITY_WORDS, IMAGE_SIZE_WORDS, IMAGE_STYLE_WORDS } from '../parts/optionWords.ts'
import { useGenerationPreferences } from '../parts/useGenerationPreferences.ts'
import styles from './GenerationPreferencesCard.module.css'

type Save = (values: Partial<GenerationPreferences>) => void

interface ChoicesProps {
  readonly preferences: GenerationPreferences
  readonly save: Save
}

/** How somebody likes to generate on this device: what a form begins with, and what is kept. */
export function GenerationPreferencesCard() {
  const { preferences, save, isLoading } = useGenerationPreferences()
  return (
    <Card
      title={<Trans>Generowanie</Trans>}
      lead={
        <Trans>Od tego zaczyna się każdy formularz na tym urządzeniu. W formularzu możesz to zmienić.</Trans>
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

/** What a form begins with. */
function Beginnings({ preferences, save }: ChoicesProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const offers = useQuery(engineOffersQuery(useServices())).data
  const { defaultEngines } = preferences
  const engine = (type: keyof typeof defaultEngines, label: string) => (
    <Select
      label={label}
      options={engineOptions(type, offers, defaultEngines[type], t`Pierwszy dostępny`)}
      value={defaultEngines[type] ?? ''}
      onChange={(id) => save({ defaultEngines: { ...defaultEngines, [type]: id === '' ? null : id } })}
    />
  )
  return (
    <fieldset className={styles.choices} aria-label={t`Od czego zaczyna formularz`}>
      {engine('image', t`Generator obrazów`)}
      {engine('video', t`Generator wideo`)}
      {engine('music', t`Generator muzyki`)}
      <Select
        label={t`Styl obrazu`}
        options={IMAGE_STYLES.map((value) => ({ value, label: i18n._(IMAGE_STYLE_WORDS[value]) }))}
        value={preferences.style}
        onChange={(style) => save({ style })}
      />
      <Select
        label={t`Format obrazu`}
        options={IMAGE_SIZES.map((value) => ({ value, label: i18n._(IMAGE_SIZE_WORDS[value]) }))}
        value={preferences.size}
        onChange={(size) => save({ size })}
      />
      <Select
        label={t`Jakość obrazu`}
        options={IMAGE_QUALITIES.map((value) => ({ value, label: i18n._(IMAGE_QUALITY_WORDS[value]) }))}
        value={preferences.quality}
        onChange={(quality) => save({ quality })}
      />
      <Select
        label={t`Długość wideo`}
        options={VIDEO_DURATIONS.map((value) => ({
          value: String(value),
          label: format.duration(value * 1_000),
        }))}
        value={String(preferences.videoLength)}
        onChange={(value) => save({ videoLength: Number(value) })}
      />
      <Select
        label={t`Ile prac trzyma to urządzenie`}
        options={KEPT.map((value) => ({ value: String(value), label: format.number(value) }))}
        value={String(preferences.maxHistoryItems)}
        onChange={(value) => save({ maxHistoryItems: Number(value) })}
      />
    </fieldset>
  )
}

const KEPT = [5, 10, HISTORY_LIMIT]

function Habits({ preferences, save }: ChoicesProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.habits} aria-label={t`Jak pracuje formularz`}>
      <Switch
        isSelected={preferences.autoTagGenerations}
        description={t`Na przykład okazja i styl, które wybierzesz w formularzu.`}
        onChange={(autoTagGenerations) => save({ autoTagGenerations })}
      >
        <Trans>Dodawaj tagi samo</Trans>
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
        <Trans>Pokazuj ustawienia dla wprawnych</Trans>
      </Switch>
    </fieldset>
  )
}

/** The engines of a type that can be used here, and the one that was chosen even if it can't be used now. */
function engineOptions(
  type: GenerationType,
  offers: readonly EngineOffer[] | undefined,
  chosen: string | null,
  none: string,
): { value: string; label: string }[] {
  const known = offers?.filter((offer) => offer.type === type && offer.isAvailable) ?? []
  const ids = known.map(({ id }) => id)
  if (chosen !== null && !ids.includes(chosen)) ids.push(chosen)
  const nameOf = (id: string) => engineWords(id, known.find((offer) => offer.id === id)?.name).name
  return [{ value: '', label: none }, ...ids.map((id) => ({ value: id, label: nameOf(id) }))]
}
