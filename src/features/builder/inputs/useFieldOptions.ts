import { useLingui } from '@lingui/react/macro'
import type { FormField } from '#domain/template/templateSchema.ts'
import type { SelectOption } from '#ui/Select.tsx'
import { useTemplatePart } from '../document/BuilderContext.tsx'

/** The fields of the form in the order of its steps. */
export function useFormFields(): readonly FormField[] {
  return useTemplatePart('form').flatMap(({ fields }) => fields)
}

/** The fields of the form to choose from; one that is chosen and gone is still named. */
export function useFieldOptions(chosen: string): readonly SelectOption<string>[] {
  const { t } = useLingui()
  const fields = useFormFields()
  const known = fields.map(({ name, label }) => ({
    value: name,
    label: label === '' ? name : `${label} (${name})`,
  }))
  const isGone = chosen !== '' && !fields.some(({ name }) => name === chosen)
  return [
    { value: '', label: t`Wybierz pole` },
    ...(isGone ? [{ value: chosen, label: t`${chosen} (nie ma takiego pola)` }] : []),
    ...known,
  ]
}
