import { useLingui } from '@lingui/react/macro'
import type { Occasion } from '#domain/catalogue/aiProductSearch.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export interface OccasionChipsProps {
  readonly occasions: readonly Occasion[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

const ANY = 'any'

/** The occasions there are texts for. */
export function OccasionChips({ occasions, chosen, onChoose }: OccasionChipsProps) {
  const { t } = useLingui()
  if (occasions.length === 0) return null
  return (
    <RadioGroup
      label={t`Okazja`}
      presentation="chips"
      value={chosen ?? ANY}
      options={[
        { value: ANY, label: t`Każda` },
        ...occasions.map(({ key, label }) => ({ value: key, label })),
      ]}
      onChange={(key) => onChoose(key === ANY ? undefined : key)}
    />
  )
}
