import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { PASSWORD_LENGTH } from '#domain/account/passwordLength.ts'
import { classNames } from './classNames.ts'
import field from './Field.module.css'
import { IconButton } from './IconButton.tsx'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string
  /** `current-password` for one there is, `new-password` for one to be made: password managers go by it. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly description?: string
  readonly errorMessage?: string | undefined
  /** Stands opposite the label; the keyboard comes to it after the field. */
  readonly aside?: ReactNode
  /** Stands under the field. */
  readonly children?: ReactNode
}

/** A password, hidden until its writer wants to see it. Says when Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, errorMessage, aside, children, autoComplete, ...rest } = props
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  // For makers of passwords that ask; others pass over it.
  const rules = autoComplete === 'new-password' ? { passwordrules: RULES } : {}
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={errorMessage !== undefined}
      className={classNames(field.field, styles.field)}
    >
      <Label className={classNames(field.label)}>{label}</Label>
      <div className={styles.row}>
        <Input
          {...rules}
          className={classNames(field.control, styles.input)}
          autoCapitalize="none"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <IconButton
          className={classNames(styles.toggle)}
          label={isShown ? t`Ukryj hasło` : t`Pokaż hasło`}
          size="small"
          onPress={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      <output className={styles.capsLock}>
        {isCapsLock ? <Trans>Caps Lock jest włączony.</Trans> : null}
      </output>
      {description === undefined ? null : (
        <Text slot="description" className={classNames(field.description)}>
          {description}
        </Text>
      )}
      {children}
      <FieldError className={classNames(field.error)}>{errorMessage}</FieldError>
    </AriaTextField>
  )
}

const RULES = `minlength: ${PASSWORD_LENGTH.min}; maxlength: ${PASSWORD_LENGTH.max};`
