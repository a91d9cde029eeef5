import type { MessageDescriptor } from '@lingui/core'
import type { Field, ValueOf } from '#domain/fields/field.ts'

/** The names of a field, in its form and with the made thing. */
export interface FieldWords {
  /** Over the field; of a picture's field, the button that opens the choice. */
  readonly label: MessageDescriptor
  readonly description?: MessageDescriptor
  readonly placeholder?: MessageDescriptor
  /** The names of a choice's values, some in the page's language already, or that each is shown as it is written. */
  readonly values?: Readonly<Record<string, MessageDescriptor | string>> | 'as-written'
  /** The button that draws a number by chance; a number's field without it has none. */
  readonly draw?: MessageDescriptor
  /** Beside a chosen picture. */
  readonly chosen?: MessageDescriptor
  /** The button that takes a chosen picture away. */
  readonly remove?: MessageDescriptor
  /** The name of the fact: its own, the field's label, or none where the value isn't told. */
  readonly fact: MessageDescriptor | 'label' | null
  /** The words after a value's name in a fact. */
  readonly factDetail?: (value: string) => string
}

/** The words that a field of this kind and these values can't do without. */
export type WordsFor<Each extends Field> = FieldWords & ValueWords<Each> & PictureWords<Each>

type ValueWords<Each extends Field> = Each extends { readonly kind: 'radio' }
  ? ValueOf<Each> extends string
    ? { readonly values: Readonly<Record<ValueOf<Each>, MessageDescriptor>> | 'as-written' }
    : { readonly values?: never }
  : object

type PictureWords<Each extends Field> = Each extends { readonly kind: 'image' }
  ? { readonly chosen: MessageDescriptor; readonly remove: MessageDescriptor }
  : object
