import type { ComponentType } from 'react'
import type { FieldKind, FieldOf, FieldValue } from '#domain/fields/field.ts'
import { readValue } from '#domain/fields/fieldKinds.ts'
import type { FieldInputProps, FieldLook } from './inputProps.ts'
import type { FieldWords } from './fieldWords.ts'
import { lazyPart } from '../../lazyPart.ts'
import { ImageInput } from './ImageInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { RadioInput } from './RadioInput.tsx'
import { TextInput } from './TextInput.tsx'
import { TimeInput } from './TimeInput.tsx'

// The calendar and the list of towns are large, and few forms have them.
const DateInput = lazyPart(() => import('./DateInput.tsx'))
const PlaceInput = lazyPart(() => import('./PlaceInput.tsx'))

const NoInput = () => null

/** The input for each kind of value. */
const FIELD_INPUTS: { readonly [Kind in FieldKind]: ComponentType<FieldInputProps<Kind>> } = {
  radio: RadioInput,
  number: NumberInput,
  text: TextInput,
  date: DateInput,
  time: TimeInput,
  place: PlaceInput,
  image: ImageInput,
  hidden: NoInput,
}

interface AnyFieldProps<Kind extends FieldKind> extends FieldLook {
  readonly field: FieldOf<Kind>
  readonly words: FieldWords
  /** An invalid value counts as none. */
  readonly value: unknown
  readonly onChange: (value: FieldValue | undefined) => void
}

/** One field of a form, by its kind. */
export function FieldInput<Kind extends FieldKind>({ field, value, ...rest }: AnyFieldProps<Kind>) {
  const Input: ComponentType<FieldInputProps<Kind>> = FIELD_INPUTS[field.kind]
  return <Input {...rest} field={field} value={readValue(field, value)} />
}
