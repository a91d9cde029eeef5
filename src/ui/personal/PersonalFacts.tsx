import { useLingui } from '@lingui/react'
import type { Fields } from '#domain/fields/field.ts'
import type { Given } from '#domain/personal/checkPersonal.ts'
import { isPersonal, PERSONAL_FIELDS } from '#domain/personal/personalFields.ts'
import { useFormat } from '#i18n/format.ts'
import { factText } from '../form/fields/factText.ts'
import { personalWords } from './personalWords.ts'

export interface PersonalFactsProps {
  readonly handle: string
  /** What it is made with; null or empty tells nothing. */
  readonly given: Given | null | undefined
  /** Of each line. */
  readonly className: string | undefined
}

/** What a thing is made with, a line for each field that something was given for. */
export function PersonalFacts({ handle, given, className }: PersonalFactsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (given == null || !isPersonal(handle)) return null
  const words = personalWords(handle)
  const fields: Fields = PERSONAL_FIELDS[handle]
  return Object.entries(fields).map(([name, field]) => {
    const said = words[name]
    const text = said === undefined ? null : factText(field, said, given[name], { i18n, format })
    if (said === undefined || text === null || said.fact === null) return null
    return (
      <span key={name} className={className}>
        {i18n._(said.fact === 'label' ? said.label : said.fact)}: {text}
      </span>
    )
  })
}
