import type { FormEvent, ReactNode } from 'react'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import type { Submission } from '#ui/form/useSubmission.ts'
import styles from './Entry.module.css'
import { SubmitButton } from './SubmitButton.tsx'

interface EntryFormProps {
  /** Of its fields (`useFields`). */
  readonly id: string
  /** What a screen reader calls it. */
  readonly label: string
  readonly submission: Submission
  /** Whether what was typed may be sent; it says beside the fields why not. */
  readonly check?: () => boolean
  readonly isOffline: boolean
  /** The words of the button, at rest and at work. */
  readonly action: ReactNode
  readonly pending: ReactNode
  readonly children: ReactNode
}

/** A form of the entry screens: what went wrong with the last try, the fields, and the one thing to press. */
export function EntryForm({
  id,
  label,
  submission,
  check = () => true,
  isOffline,
  action,
  pending,
  children,
}: EntryFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (check()) submission.submit()
  }

  return (
    // Posted, should it ever be sent without our script: a password never stands in an address.
    <form id={id} className={styles.form} method="post" noValidate onSubmit={submit} aria-label={label}>
      <FailureNote failure={submission.failure} />
      {children}
      <SubmitButton isPending={submission.isPending} isOffline={isOffline} pending={pending}>
        {action}
      </SubmitButton>
    </form>
  )
}
