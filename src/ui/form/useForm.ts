import type { FormEvent } from 'react'
import {
  type Fields,
  type FieldsOptions,
  type Part,
  type Problem,
  problemsOf,
  useFields,
} from './useFields.ts'
import { useSubmission } from './useSubmission.ts'

export interface FormOptions<Values extends object> extends FieldsOptions<Values> {
  /**
   * Sends the typed values. Its error leads to the fields at fault, or else becomes the form's failure. `signal` aborts
   * when the form leaves the screen.
   */
  readonly submit: (values: Values, sending: Sending<Values>) => Promise<void>
  /** The form edits saved values: without a change nothing is sent, and once sent the saved values show. */
  readonly isEdit?: boolean
  readonly onSubmitted?: () => void
  /** The fields at fault for a failure; those named by the product API by default. */
  readonly blame?: (failure: unknown) => readonly Problem[]
}

interface Sending<Values extends object> {
  readonly changes: Part<Values>
  readonly signal: AbortSignal
}

export interface Form<Values extends object> extends Fields<Values> {
  /** Why the last try came to nothing, unless a field is to blame; null before the first try and during one. */
  readonly failure: unknown
  /** From the press until the outcome is known. */
  readonly isPending: boolean
  /** The props of the form element. */
  readonly element: FormElementProps
}

interface FormElementProps {
  readonly id: string
  /** In case it is sent without our script: a password is never in an address. */
  readonly method: 'post'
  readonly noValidate: true
  readonly onSubmit: (event: FormEvent) => void
}

/** A form: its typed values, their problems, and its submission. One try at a time. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { submit, isEdit = false, onSubmitted, blame = problemsOf, initial } = options
  const fields = useFields(options)
  const { values, changes, isChanged } = fields

  async function send(signal: AbortSignal): Promise<void> {
    try {
      if (!isEdit || isChanged) await submit(values, { changes, signal })
    } catch (error) {
      const blamed = blame(error).filter(({ field }) => field in initial)
      if (blamed.length === 0) throw error
      fields.report(blamed)
      return
    }
    if (isEdit) fields.reset()
    onSubmitted?.()
  }

  const sending = useSubmission(send)

  return {
    ...fields,
    failure: sending.failure,
    isPending: sending.isPending,
    reset() {
      fields.reset()
      sending.forget()
    },
    element: {
      id: fields.id,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (sending.isPending) return
        const isValid = fields.validate()
        if (isValid === true) sending.submit()
        else if (isValid === false) sending.forget()
        else sending.submitIf(isValid)
      },
    },
  }
}
