import { useLingui } from '@lingui/react/macro'
import type { DetailsField } from '#domain/checkout/checkoutDetails.ts'
import { TextField } from '#ui/TextField.tsx'
import { FIELD_LABELS } from './detailsTexts.ts'
import type { DetailsForm } from './useCheckoutForm.ts'

type TextDetailsField = Exclude<DetailsField, 'countryCode' | 'shippingMethod' | 'sendTo'>

export interface DetailsTextFieldProps {
  readonly form: DetailsForm
  readonly field: TextDetailsField
  /** The browser's autofill token. */
  readonly autoComplete: string
  readonly description?: string
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  readonly isOptional?: boolean
  readonly isMultiline?: boolean
  readonly maxLength: number
}

/** One line of the checkout's form with its label, its example and its error. */
export function DetailsTextField(props: DetailsTextFieldProps) {
  const { form, field, description, type = 'text', inputMode, autoComplete } = props
  const { i18n, t } = useLingui()
  const name = i18n._(FIELD_LABELS[field])
  return (
    <TextField
      {...form.field(field)}
      label={props.isOptional === true ? t`${name} (opcjonalnie)` : name}
      type={type}
      autoComplete={autoComplete}
      maxLength={props.maxLength}
      isRequired={props.isOptional !== true}
      {...(inputMode === undefined ? {} : { inputMode })}
      {...(description === undefined ? {} : { description })}
      {...(props.isMultiline === true ? { multiline: true } : {})}
    />
  )
}
