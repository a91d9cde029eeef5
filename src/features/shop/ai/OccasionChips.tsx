import { useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Occasion } from '#domain/catalogue/aiProductSearch.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

/** The occasions of specification part 1, section 5, by their key. A shop's own occasions keep its own words. */
const OCCASION_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  urodziny: msg`Urodziny`,
  rocznica: msg`Rocznica`,
  swieta: msg`Święta`,
  walentynki: msg`Walentynki`,
  'dzien-matki': msg`Dzień Matki`,
  'dzien-ojca': msg`Dzień Ojca`,
  slub: msg`Ślub`,
  'narodziny-dziecka': msg`Narodziny dziecka`,
  gratulacje: msg`Gratulacje`,
  podziekowania: msg`Podziękowania`,
  przeprosiny: msg`Przeprosiny`,
  inne: msg`Inne`,
}

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
