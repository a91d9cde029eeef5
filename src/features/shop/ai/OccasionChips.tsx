import { useLingui } from '@lingui/react/macro'
import type { Occasion } from '#domain/catalogue/aiProductSearch.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { OCCASION_LABELS } from './occasionLabels.ts'

export interface OccasionChipsProps {
  readonly occasions: readonly Occasion[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

const ANY = 'any'

/** The occasions there are texts for. */
export function OccasionChips({ occasions, chosen, onChoose }: OccasionChipsProps) {
  const { t, i18n } = useLingui()
  if (occasions.length === 0) return null
  return (
    <RadioGroup
      label={t`Okazja`}
      presentation="chips"
      value={chosen ?? ANY}
      options={[
        { value: ANY, label: t`Każda` },
        ...occasions.map(({ key, label }) => {
          const known = OCCASION_LABELS[key]
          return { value: key, label: known === undefined ? label : i18n._(known) }
        }),
      ]}
      onChange={(key) => onChoose(key === ANY ? undefined : key)}
    />
  )
}
