import { useLingui } from '@lingui/react/macro'
import type { SpeechOptions } from '#domain/generation/options.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export interface SpeechFieldsProps {
  readonly options: SpeechOptions
  readonly onChange: (change: Partial<SpeechOptions>) => void
}

/** The language that the words are read in. */
export function SpeechFields({ options, onChange }: SpeechFieldsProps) {
  const { t } = useLingui()
  return (
    <RadioGroup
      label={t`Język`}
      presentation="chips"
      value={options.language}
      onChange={(language) => onChange({ language })}
      options={[
        { value: 'pl', label: t`polski` },
        { value: 'en', label: t`angielski` },
      ]}
    />
  )
}
