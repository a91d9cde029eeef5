import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './classNames.ts'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string
  readonly description?: string
  /** The problem and the next step; shown only while the field is invalid. */
  readonly errorMessage?: string | undefined
  readonly multiline?: boolean
  readonly placeholder?: string
}

/** One line of text, or several with `multiline`. */
export function TextField({
  label,
  description,
  errorMessage,
  multiline = false,
  placeholder,
  ...rest
}: TextFieldProps) {
  const isInvalid = rest.isInvalid ?? (errorMessage !== undefined && errorMessage !== '')
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} className={classNames(styles.field)}>
      <Label className={classNames(styles.label)}>{label}</Label>
      {multiline ? (
        <TextArea className={classNames(styles.control)} placeholder={placeholder ?? ''} rows={3} />
      ) : (
        <Input className={classNames(styles.control)} placeholder={placeholder ?? ''} />
      )}
      {description === undefined ? null : (
        <Text slot="description" className={classNames(styles.description)}>
          {description}
        </Text>
      )}
      <FieldError className={classNames(styles.error)}>{errorMessage}</FieldError>
    </AriaTextField>
  )
}
