import { withoutSecrets } from './fillForm.ts'
import { isFileFieldType } from './fileFieldRules.ts'
import type { FormValues } from './formValues.ts'
import type { FormStep } from './templateSchema.ts'

/**
 * What of a filled form others may see and fill theirs with: what the form still asks, but for hidden words and files, which
 * are of whoever has sent them.
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
