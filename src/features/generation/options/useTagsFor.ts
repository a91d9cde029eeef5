import { useLingui } from '@lingui/react'
import { useFormat } from '#i18n/format.ts'
import type { AskedOptions } from '#domain/generation/options.ts'
import { factText } from '#ui/form/fields/factText.ts'
import type { FormType } from '../words/formType.ts'
import { formOptions } from '#ui/generatorOptions/optionWords.ts'

/** The tags of a new generation from its chosen options, such as its style or mood, in this language. */
export function useTagsFor(type: FormType): (options: AskedOptions) => readonly string[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return (options) => {
    return formOptions(type)
      .filter(({ name, words }) => words.isTag === true && options[name] !== words.noTag)
      .map(({ name, field, words }) => factText(field, words, options[name], { i18n, format }))
      .flatMap((text) => (text === null ? [] : [text.toLocaleLowerCase(i18n.locale)]))
  }
}
