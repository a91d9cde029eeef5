import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { classNames } from '../../classNames.ts'
import fieldStyles from '../../Field.module.css'
import select from '../../Select.module.css'
import { useLangOf } from '../../polishTexts.ts'
import { type ControlProps, wordsIn } from './controlProps.ts'

/** One of many, by the platform’s own list. */
export function SelectControl({ field, value, onChange, onLeave, attributes }: ControlProps) {
  const { t } = useLingui()
  const langOf = useLangOf()
  return (
    <div className={select.frame}>
      <select
        {...attributes}
        className={classNames(fieldStyles.control, select.select)}
        disabled={attributes.disabled || field.isReadOnly}
        value={wordsIn(value)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
      >
        <option value="">{field.placeholder === '' ? t`Wybierz` : field.placeholder}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value} lang={langOf(option.label)}>
            {option.label === '' ? option.value : option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={select.arrow} size={18} />
    </div>
  )
}
