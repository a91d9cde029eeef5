import type { InputHTMLAttributes } from 'react'
import type { FormFieldType } from '#domain/template/formFieldTypes.ts'
import field from '../../Field.module.css'
import { type ControlProps, wordsIn } from './controlProps.ts'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'spellCheck'
>

/** How the browser asks for texts of some types; the rest are plain ones. */
const ATTRIBUTES: Readonly<Partial<Record<FormFieldType, Attributes>>> = {
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  url: { type: 'url', autoComplete: 'url', spellCheck: false },
  tel: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  datetime: { type: 'datetime-local' },
}

/** One line of text, an address, a day or a time, by the browser’s own input for it. */
export function TextControl({ field: asked, value, onChange, onLeave, attributes }: ControlProps) {
  return (
    <input
      type="text"
      {...ATTRIBUTES[asked.type]}
      {...attributes}
      className={field.control}
      placeholder={asked.placeholder}
      readOnly={asked.isReadOnly}
      value={wordsIn(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}

/** Several lines of text. */
export function TextareaControl({ field: asked, value, onChange, onLeave, attributes }: ControlProps) {
  return (
    <textarea
      {...attributes}
      className={field.control}
      rows={4}
      placeholder={asked.placeholder}
      readOnly={asked.isReadOnly}
      value={wordsIn(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}
