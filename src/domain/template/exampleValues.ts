import { withoutSecrets } from './fillForm.ts'
import { isFileFieldType } from './fileFieldRules.ts'
import type { FormValues } from './formValues.ts'
import type { FormStep } from './templateSchema.ts'

/**
 * The values of a filled form that others may see and reuse: those of the asked fields, without hidden words and files,
 * which belong to their sender.
 */
export function exampleValues(form: readonly FormStep[], values: FormValues): FormValues {
  const asked = new Set(
    form.flatMap(({ fields }) =>
      fields.flatMap(({ type, name }) => (isFileFieldType(type) || type === 'hidden' ? [] : [name])),
    ),
  )
  const shown = Object.entries(withoutSecrets(form, values))
  return Object.fromEntries(shown.filter(([name]) => asked.has(name)))
}
