import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'

type RunActions = typeof import('./runActions.ts')

/** Does a command of this device's runs and says when it fails; resolves to undefined then. The screen follows the rows. */
export function useRunAction(): <Result>(
  work: (actions: RunActions) => Promise<Result>,
) => Promise<Result | undefined> {
  const { t } = useLingui()
  return async (work) => {
    try {
      return await work(await import('./runActions.ts'))
    } catch {
      showToast({
        type: 'error',
        title: t`Nic się nie zmieniło`,
        message: t`To urządzenie nie mogło tego zapisać. Zwolnij trochę miejsca i spróbuj ponownie.`,
      })
      return undefined
    }
  }
}
