import type { ReactNode } from 'react'
import type { FieldKind, FieldOf, ValueOfKind } from '#domain/fields/field.ts'
import type { FieldWords } from './fieldWords.ts'

/** The form's settings for its fields: those of some kinds alone, and the look of this form. */
export interface FieldLook {
  /** The problem of its value, and the next step. */
  readonly errorMessage?: string | undefined
  /** Draws each value of a choice, which then is a grid of tiles; decoration. */
  readonly art?: (value: string) => ReactNode
  /** Where pictures come from; a form without it asks for none. */
  readonly pictures?: PictureSource
}

/** The gallery as a picture's field sees it. */
export interface PictureSource {
  /** A dialog that calls `onPick` with a picture's id. */
  readonly renderPicker: (picker: PicturePicker) => ReactNode
  readonly renderThumbnail: (id: string) => ReactNode
  /** What stands in the button’s place, with its look, for whoever has no gallery here yet. */
  readonly renderInstead?: (button: ButtonLook) => ReactNode
}

interface ButtonLook {
  readonly icon: ReactNode
  readonly className: string
  readonly children: string
}

interface PicturePicker {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onPick: (id: string) => void
}

export interface FieldInputProps<Kind extends FieldKind> extends FieldLook {
  readonly field: FieldOf<Kind>
  readonly words: FieldWords
  /** Undefined while nothing is chosen. */
  readonly value: ValueOfKind[Kind] | undefined
  readonly onChange: (value: ValueOfKind[Kind] | undefined) => void
}
