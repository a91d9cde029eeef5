import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { renameField } from '#domain/template/renameField.ts'
import { LONGEST_ID } from '#domain/template/templateLimits.ts'
import { formFieldSchema, type FormField, type FormStep } from '#domain/template/templateSchema.ts'
import { isComposing } from '#ui/isComposing.ts'
import { TextField } from '#ui/TextField.tsx'
import type { EditForm } from './formEdit.ts'

export interface NameFieldProps {
  readonly field: FormField
  readonly steps: readonly FormStep[]
  readonly onEdit: EditForm
  readonly onRenamed: (name: string) => void
}

/** The name that prompts and conditions know a field by. It is given when the input is left, to everything at once. */
export function NameField({ field, steps, onEdit, onRenamed }: NameFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(field.name)
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

  const reference = `{{${isName ? typed : field.name}}}`
  return (
    <TextField
      label={t`Nazwa w promptach`}
      description={t`W prompcie napisz ${reference}`}
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
