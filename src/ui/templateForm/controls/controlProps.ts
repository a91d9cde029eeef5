import type { FormValue } from '#domain/template/checkFormField.ts'
import type { FormField } from '#domain/template/templateSchema.ts'
import type { FileSource } from '../fileSource.ts'

/** What the one control of a field, or each of its group, takes as it is. */
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
  /** It was left: what stands there is looked at. */
  readonly onLeave: () => void
  readonly attributes: ControlAttributes
  /** Where files go; without it none can be added. */
  readonly files: FileSource | undefined
}

/** Words that a field holds; none of what another version may have left there. */
export const wordsIn = (value: FormValue): string => (typeof value === 'string' ? value : '')
