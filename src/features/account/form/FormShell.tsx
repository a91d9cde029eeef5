import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import type { Form } from '#ui/form/useForm.ts'
import { FormFailure, OfflineNote, RestoredNote } from './FormNotes.tsx'
import styles from './AccountForm.module.css'

export interface FormShellProps<Values extends object> {
  readonly form: Form<Values>
  /** Its accessible name. */
  readonly label: string
  /** The button's text. */
  readonly verb: ReactNode
  readonly isOffline?: boolean
  /** Whether typed text outlives the page. */
  readonly isKept?: boolean
  readonly isDisabled?: boolean
  /** Given where the form can be put away again. */
  readonly onCancel?: () => void
  readonly children: ReactNode
}

/** One form of the account with its notes and its buttons. */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { form, isOffline = false, isKept = false, isDisabled = false } = props
  return (
    <form {...form.element} className={styles.form} aria-label={props.label}>
      {isOffline ? <OfflineNote isKept={isKept} /> : null}
      {form.isRestored && form.isChanged ? <RestoredNote onDiscard={form.reset} /> : null}
      {props.children}
      <FormFailure failure={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={form.isPending} isDisabled={isDisabled}>
          {props.verb}
        </Button>
        {props.onCancel === undefined ? null : (
          <Button variant="quiet" onPress={props.onCancel}>
            <Trans>Zrezygnuj</Trans>
          </Button>
        )}
        {form.isChanged && isKept ? (
          <Button variant="quiet" onPress={form.reset}>
            <Trans>Cofnij zmiany</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  )
}
