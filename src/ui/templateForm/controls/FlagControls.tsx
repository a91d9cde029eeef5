import choice from '../../Choice.module.css'
import type { ControlProps } from './controlProps.ts'

/** A box to tick. */
export function CheckboxControl(props: ControlProps) {
  return <Flag {...props} />
}

/** A switch. */
export function ToggleControl(props: ControlProps) {
  return <Flag {...props} isSwitch />
}

function Flag({
  field,
  value,
  onChange,
  onLeave,
  attributes,
  isSwitch = false,
}: ControlProps & { readonly isSwitch?: boolean }) {
  const { 'aria-required': required, ...own } = attributes
  return (
    <input
      {...own}
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      aria-checked={isSwitch ? value === true : undefined}
      aria-required={isSwitch ? undefined : required}
      className={isSwitch ? choice.track : choice.box}
      disabled={own.disabled || field.isReadOnly}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
      onBlur={onLeave}
    />
  )
}
