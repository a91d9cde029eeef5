import type { FormValue } from '#domain/template/checkFormField.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import type { FileSource } from '../fileSource.ts'

/** The attributes of a field's control, or of each in its group. */
export interface ControlAttributes {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
  readonly disabled: boolean
}

export interface ControlProps {
  readonly field: FormField
  readonly value: FormValue
  readonly onChange: (value: FormValue) => void
  /** It was left: its value is checked. */
  readonly onLeave: () => void
  readonly attributes: ControlAttributes
  /** Where files go; without it none can be added. */
  readonly files: FileSource | undefined
}

/** A field's value as words; empty for a value of another version. */
export const wordsIn = (value: FormValue): string => (typeof value === 'string' ? value : '')
