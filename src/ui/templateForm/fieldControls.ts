import type { ComponentType } from 'react'
import type { FormFieldType } from '#domain/template/formFieldTypes.ts'
import { lazyPart } from '../lazyPart.ts'
import { ColorControl } from './controls/ColorControl.tsx'
import type { ControlProps } from './controls/controlProps.ts'
import { CheckboxControl, ToggleControl } from './controls/FlagControls.tsx'
import { NumberControl } from './controls/NumberControl.tsx'
import { MultiselectControl, PictureControl, RadioControl } from './controls/OptionControls.tsx'
import { RangeControl } from './controls/RangeControl.tsx'
import { SecretControl } from './controls/SecretControl.tsx'
import { SelectControl } from './controls/SelectControl.tsx'
import { TextareaControl, TextControl } from './controls/TextControl.tsx'

// Rare controls load with the first field that needs them.
const FileControl = lazyPart(() => import('./controls/FileControl.tsx'))
const CodeControl = lazyPart(() => import('./controls/CodeControl.tsx'))
const MarkdownControl = lazyPart(() => import('./controls/MarkdownControl.tsx'))
const JsonControl = lazyPart(() => import('./controls/JsonControl.tsx'))

/** The layout of a field: a label over its control, a group of controls, a box beside its label, or none. */
export interface FieldLook {
  readonly layout: 'labelled' | 'group' | 'radiogroup' | 'flag' | 'unseen'
  readonly Control: ComponentType<ControlProps>
}

const labelled = (Control: FieldLook['Control']): FieldLook => ({ layout: 'labelled', Control })

/** The control of each type (specification part 2, section 5). */
export const FIELD_CONTROLS = {
  text: labelled(TextControl),
  textarea: labelled(TextareaControl),
  number: labelled(NumberControl),
  email: labelled(TextControl),
  password: labelled(SecretControl),
  url: labelled(TextControl),
  tel: labelled(TextControl),
  date: labelled(TextControl),
  time: labelled(TextControl),
  datetime: labelled(TextControl),
  select: labelled(SelectControl),
  multiselect: { layout: 'group', Control: MultiselectControl },
  checkbox: { layout: 'flag', Control: CheckboxControl },
  radio: { layout: 'radiogroup', Control: RadioControl },
  toggle: { layout: 'flag', Control: ToggleControl },
  range: labelled(RangeControl),
  color: labelled(ColorControl),
  file: labelled(FileControl),
  image: labelled(FileControl),
  imageSelect: { layout: 'radiogroup', Control: PictureControl },
  video: labelled(FileControl),
  audio: labelled(FileControl),
  code: labelled(CodeControl),
  markdown: labelled(MarkdownControl),
  json: labelled(JsonControl),
  hidden: { layout: 'unseen', Control: () => null },
} as const satisfies Readonly<Record<FormFieldType, FieldLook>>
