import { useLingui } from '@lingui/react/macro'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TRANSLATION_WORDS } from '#ui/generatorOptions/taskWords.ts'
import { KIND_WORDS, REWORK_KINDS, TONE_WORDS, TONES, TRANSLATIONS } from './reworkWords.ts'
import type { ReworkChoice } from './taskChoice.ts'

export interface TaskChoiceProps {
  readonly choice: ReworkChoice
  readonly onChange: (choice: ReworkChoice) => void
}

/** What shall be made of a text. */
export function TaskChoice({ choice, onChange }: TaskChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Co zrobić z tekstem`}
        presentation="chips"
        value={choice.kind}
        options={REWORK_KINDS.map((value) => ({ value, label: i18n._(KIND_WORDS[value]) }))}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'tone' ? (
        <RadioGroup
          label={t`Jaki ton`}
          presentation="chips"
          value={choice.tone}
          options={TONES.map((value) => ({ value, label: i18n._(TONE_WORDS[value]) }))}
          onChange={(tone) => onChange({ ...choice, tone })}
        />
      ) : null}
      {choice.kind === 'translation' ? (
        <RadioGroup
          label={t`Na jaki język`}
          presentation="chips"
          value={choice.translation}
          options={TRANSLATIONS.map((value) => ({ value, label: i18n._(TRANSLATION_WORDS[value]) }))}
          onChange={(translation) => onChange({ ...choice, translation })}
        />
      ) : null}
    </>
  )
}
