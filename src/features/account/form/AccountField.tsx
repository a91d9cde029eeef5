import { useLingui } from '@lingui/react/macro'
import { problemText } from '#ui/form/problemTexts.ts'
import { TextField, type TextFieldProps } from '#ui/TextField.tsx'
import type { BoundField } from './useAccountForm.ts'

export interface AccountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'description' | 'type' | 'inputMode' | 'maxLength' | 'multiline' | 'isRequired' | 'isDisabled'
> {
  readonly bound: BoundField<string>
  /** What the browser and password managers may fill in by themselves. */
  readonly autoComplete: string
  /** False where leaving the field is too early to judge it, as with passwords. */
  readonly checksOnLeave?: boolean
}

/** A line of one of the account's forms, with what is wrong with it beside it. */
export function AccountField({ bound, checksOnLeave = true, ...rest }: AccountFieldProps) {
  const { i18n } = useLingui()
  const { id, name, value, onChange, onLeave, problem } = bound
  return (
    <TextField
      {...rest}
      id={id}
      name={name}
      validationBehavior="aria"
      value={value}
      onChange={onChange}
      {...(checksOnLeave ? { onBlur: onLeave } : {})}
      errorMessage={problem === null ? undefined : i18n._(problemText(name, problem))}
    />
  )
}
