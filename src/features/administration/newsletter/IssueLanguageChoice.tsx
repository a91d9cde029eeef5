import { useLingui } from '@lingui/react/macro'
import type { IssueLanguage } from '#domain/newsletter/issue.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export interface IssueLanguageChoiceProps {
  readonly value: IssueLanguage
  readonly onChange: (language: IssueLanguage) => void
}

/** In which language an issue is looked at. */
export function IssueLanguageChoice({ value, onChange }: IssueLanguageChoiceProps) {
  const { t } = useLingui()
  return (
    <RadioGroup<IssueLanguage>
      label={t`Język wydania`}
      presentation="chips"
      value={value}
      onChange={onChange}
      options={[
        { value: 'pl', label: LANGUAGE_NAMES.pl },
        { value: 'en', label: LANGUAGE_NAMES.en },
      ]}
    />
  )
}
