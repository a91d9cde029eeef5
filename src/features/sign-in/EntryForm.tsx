import type { ReactNode } from 'react'
import { classNames } from '#ui/classNames.ts'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import type { Form } from '#ui/form/useForm.ts'
import styles from './Entry.module.css'
import { SubmitButton } from './SubmitButton.tsx'

interface EntryFormProps {
  readonly form: Pick<Form<object>, 'element' | 'failure' | 'isPending'>
  /** Its name for screen readers. */
  readonly label: string
  readonly isOffline: boolean
  /** The words of the button, at rest and at work. */
  readonly action: ReactNode
  readonly pending: ReactNode
  readonly children: ReactNode
}

/** A form of the entry screens: the last failure, the fields, and one button. */
export function EntryForm({ form, label, isOffline, action, pending, children }: EntryFormProps) {
  return (
    <form {...form.element} className={classNames(styles.form, 'needs-script')} aria-label={label}>
      <FailureNote failure={form.failure} />
      {children}
      <SubmitButton isPending={form.isPending} isOffline={isOffline} pending={pending}>
        {action}
      </SubmitButton>
    </form>
  )
}
