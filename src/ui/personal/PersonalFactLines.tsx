import { useLingui } from '@lingui/react'
import type { Given } from '#domain/personal/checkPersonal.ts'
import { personalFacts } from '#domain/personal/personalFacts.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

export interface PersonalFactsProps {
  readonly handle: string
  /** Its personalisation; null or empty shows nothing. */
  readonly given: Given | null | undefined
  /** Of each line. */
  readonly className: string | undefined
}

/** A thing's personalisation, a line for each filled field. */
export default function PersonalFactLines({ handle, given, className }: PersonalFactsProps) {
  const { i18n } = useLingui()
  const facts = personalFacts(handle, given, languageOf(i18n.locale) ?? DEFAULT_LANGUAGE)
  return facts.map(({ name, label, text }) => (
    <span key={name} className={className}>
      {label}: {text}
    </span>
  ))
}
