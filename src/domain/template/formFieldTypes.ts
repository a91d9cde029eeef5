import type { ConditionOperator } from './conditions.ts'
import type { ValueType } from './valueTypes.ts'

/** The value of a filled field: words, a number, yes or no, one or several of its options, the id of a file. */
export type Held = 'text' | 'number' | 'flag' | 'option' | 'options' | 'file'

interface TypeRules {
  readonly holds: Held
  /** The type of its value in the graph. */
  readonly valueType: ValueType
  /** The operators of conditions on it. */
  readonly operators: readonly ConditionOperator[]
}

const SAMENESS = ['equals', 'notEquals'] as const
const WORDING = ['contains', 'startsWith', 'endsWith'] as const
const ORDER = ['gt', 'lt'] as const

const TEXT = { holds: 'text', valueType: 'text', operators: [...SAMENESS, ...WORDING] } as const
const NUMBER = { holds: 'number', valueType: 'number', operators: [...SAMENESS, ...ORDER] } as const
const MOMENT = { holds: 'text', valueType: 'text', operators: [...SAMENESS, ...ORDER] } as const
const FLAG = { holds: 'flag', valueType: 'text', operators: SAMENESS } as const
const OPTION = { holds: 'option', valueType: 'text', operators: [...SAMENESS, ...WORDING] } as const
const OPTIONS = { holds: 'options', valueType: 'list', operators: ['contains'] } as const
const file = (valueType: ValueType) => ({ holds: 'file', valueType, operators: SAMENESS }) as const

/** The types of form fields (specification part 2, section 5). */
export const FORM_FIELD_TYPE_NAMES = [
  'text',
  'textarea',
  'number',
  'email',
  'password',
  'url',
  'tel',
  'date',
  'time',
  'datetime',
  'select',
  'multiselect',
  'checkbox',
  'radio',
  'toggle',
  'range',
  'color',
  'file',
  'image',
  'imageSelect',
  'video',
  'audio',
  'code',
  'markdown',
  'json',
  'hidden',
] as const
export type FormFieldType = (typeof FORM_FIELD_TYPE_NAMES)[number]

/** The rules of each type. A new one doesn’t compile without its entry. */
export const FORM_FIELD_TYPES = {
  text: TEXT,
  textarea: TEXT,
  number: NUMBER,
  email: TEXT,
  password: { ...TEXT, operators: SAMENESS },
  url: TEXT,
  tel: TEXT,
  date: MOMENT,
  time: MOMENT,
  datetime: MOMENT,
  select: OPTION,
  multiselect: OPTIONS,
  checkbox: FLAG,
  radio: OPTION,
  toggle: FLAG,
  range: NUMBER,
  color: { ...TEXT, operators: SAMENESS },
  file: file('data'),
  image: file('image'),
  imageSelect: OPTION,
  video: file('video'),
  audio: file('audio'),
  code: TEXT,
  markdown: TEXT,
  json: { ...TEXT, valueType: 'data' },
  hidden: TEXT,
} as const satisfies Record<FormFieldType, TypeRules>

/** Whether a field is filled by choosing from its options. */
export function hasOptions(type: FormFieldType): boolean {
  const { holds } = FORM_FIELD_TYPES[type]
  return holds === 'option' || holds === 'options'
}
