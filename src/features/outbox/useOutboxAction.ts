import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'

type OutboxActions = typeof import('./outboxActions.ts')

/** Runs an action on the outbox, whose code loads with the first use; a failure is announced and changes nothing. */
export function useOutboxAction(): (action: (actions: OutboxActions) => Promise<void>) => Promise<void> {
  const { t } = useLingui()
  return async (action) => {
    try {
      await action(await import('./outboxActions.ts'))
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się tego zrobić`,
        message: t`Pamięć urządzenia nie odpowiada. Spróbuj jeszcze raz albo odśwież stronę.`,
      })
    }
  }
}
