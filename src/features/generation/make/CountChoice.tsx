import { useLingui } from '@lingui/react/macro'
import { BATCH_MOST } from '#domain/generation/limits.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export interface CountChoiceProps {
  readonly count: number
  readonly onChange: (count: number) => void
}

/** How many one press asks for, each with its own chance, to choose from afterwards. */
export function CountChoice({ count, onChange }: CountChoiceProps) {
  const { t } = useLingui()
  const options = Array.from({ length: BATCH_MOST }, (_, at) => ({
    value: String(at + 1),
    label: String(at + 1),
  }))
  return (
    <RadioGroup
      label={t`Ile wersji do wyboru`}
      presentation="chips"
      options={options}
      value={String(count)}
      onChange={(value) => onChange(Number(value))}
    />
  )
}
