import choice from '../../Choice.module.css'
import type { ControlProps } from './controlProps.ts'
import { useLangOf } from '../../polishTexts.ts'
import styles from './Controls.module.css'
import { OptionPicture } from './OptionPicture.tsx'

/** One of a few, all of them in sight. */
export function RadioControl(props: ControlProps) {
  return <Options {...props} type="radio" />
}

/** Any of a few. */
export function MultiselectControl(props: ControlProps) {
  return <Options {...props} type="checkbox" />
}

/** One of a few, each shown by its picture. */
export function PictureControl(props: ControlProps) {
  return <Options {...props} type="radio" hasPictures />
}

interface OptionsProps extends ControlProps {
  readonly type: 'radio' | 'checkbox'
  readonly hasPictures?: boolean
}

function Options({ field, value, onChange, onLeave, attributes, type, hasPictures = false }: OptionsProps) {
  const { id, name, disabled } = attributes
  const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  const isMany = type === 'checkbox'

  const langOf = useLangOf()
  function choose(option: string, isChosen: boolean): void {
    if (!isMany) onChange(option)
    // In the order of the options, not of the presses: the value doesn't depend on it.
    else
      onChange(
        field.options.flatMap((each) =>
          (each.value === option ? isChosen : chosen.includes(each.value)) ? [each.value] : [],
        ),
      )
  }

  return (
    <div className={hasPictures ? styles.pictures : styles.options}>
      {field.options.map((option, index) => (
        <label key={option.value} className={hasPictures ? styles.picture : choice.choice}>
          <input
            type={type}
            id={index === 0 ? id : undefined}
            className={hasPictures ? styles.unseen : choice.box}
            name={name}
            value={option.value}
            checked={chosen.includes(option.value)}
            disabled={disabled || field.isReadOnly}
            aria-invalid={isMany ? attributes['aria-invalid'] : undefined}
            onChange={(event) => choose(option.value, event.currentTarget.checked)}
            onBlur={onLeave}
          />
          {hasPictures ? <OptionPicture option={option} /> : null}
          <span className={hasPictures ? styles.caption : choice.words} lang={langOf(option.label)}>
            {option.label === '' ? option.value : option.label}
          </span>
        </label>
      ))}
    </div>
  )
}
