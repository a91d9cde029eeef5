import { useLingui } from '@lingui/react/macro'
import { TextField, type TextFieldProps } from '#ui/TextField.tsx'

type AddressFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'maxLength' | 'isRequired'>

/** The e-mail address of a sign-in, as password managers know it by default. */
export function AddressField(props: AddressFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      autoComplete="username"
      {...props}
      label={t`Adres e-mail`}
      type="email"
      inputMode="email"
      maxLength={254}
      isRequired
    />
  )
}
