import { useState } from 'react'
import { useLingui } from '@lingui/react'
import { localeOf } from '#i18n/languages.ts'
import type { FormValue } from '#domain/template/checkFormField.ts'
import fieldStyles from '../../Field.module.css'
import type { ControlProps } from './controlProps.ts'

/** A number as people write it, with a comma or a point. An invalid text is kept, so that the fault can be shown. */
export function NumberControl({ field, value, onChange, onLeave, attributes }: ControlProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const written = Object.is(readNumber(typed), value) ? typed : writeNumber(value, i18n.locale)

  function type(text: string): void {
    setTyped(text)
    onChange(readNumber(text))
  }

  return (
    <input
      {...attributes}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={fieldStyles.control}
      placeholder={field.placeholder}
      readOnly={field.isReadOnly}
      value={written}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onLeave}
    />
  )
}

/** Null for an empty text, NaN for an invalid one. */
function readNumber(written: string): number | null {
  const plain = written.replaceAll(/\s/gu, '').replace(',', '.')
  if (plain === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(plain) ? Number(plain) : Number.NaN
}

function writeNumber(value: FormValue, language: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return new Intl.NumberFormat(localeOf(language), { useGrouping: false, maximumFractionDigits: 20 }).format(
    value,
  )
}
