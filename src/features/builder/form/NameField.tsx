import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isNamedBy } from '#domain/template/followLabels.ts'
import { renameField } from '#domain/template/renameField.ts'
import { LONGEST_ID } from '#domain/template/templateLimits.ts'
import { formFieldSchema, type FormField, type FormStep } from '#domain/template/templateSchema.ts'
import { isComposing } from '#ui/isComposing.ts'
import { TextField } from '#ui/TextField.tsx'
import { FIELD_TYPE_WORDS } from './fieldTypeWords.ts'
import type { EditForm } from './formEdit.ts'

export interface NameFieldProps {
  readonly field: FormField
  readonly steps: readonly FormStep[]
  readonly onEdit: EditForm
  readonly onRenamed: (name: string) => void
}

/** The name that prompts and conditions know a field by. It is given when the input is left, to everything at once. */
export function NameField({ field, steps, onEdit, onRenamed }: NameFieldProps) {
  const { i18n, t } = useLingui()
  const [typed, setTyped] = useState(field.name)
  const [seen, setSeen] = useState(field.name)
  // It followed the label, was undone, or another field is here now.
  if (field.name !== seen) {
    setSeen(field.name)
    setTyped(field.name)
  }
  const [refused, setRefused] = useState<string | null>(null)
  const isTaken =
    typed !== field.name && steps.some(({ fields }) => fields.some(({ name }) => name === typed))
  const isName = formFieldSchema.shape.name.safeParse(typed).success && typed !== ''
  const error = !isName
    ? t`Tylko litery bez ogonków, cyfry, łącznik i podkreślenie`
    : isTaken
      ? t`Tę nazwę ma już inne pole`
      : typed === refused
        ? t`Z tą nazwą któryś prompt byłby za długi`
        : undefined

  function give(): void {
    if (error !== undefined || typed === field.name) return
    if (onEdit((template) => renameField(template, field.name, typed))) onRenamed(typed)
    else setRefused(typed)
  }

  const isDefault = isNamedBy(field.name, i18n._(FIELD_TYPE_WORDS[field.type].label)) && typed === field.name
  const reference = `{{${isName ? typed : field.name}}}`
  return (
    <TextField
      label={t`Nazwa w promptach`}
      description={
        isDefault
          ? t`W prompcie napisz ${reference}. To nazwa domyślna: zmieni się z podpisem pola albo nadaj własną.`
          : t`W prompcie napisz ${reference}`
      }
      value={typed}
      maxLength={LONGEST_ID}
      errorMessage={error}
      onChange={setTyped}
      onBlur={give}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) give()
      }}
    />
  )
}
