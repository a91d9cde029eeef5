import { useLingui } from '@lingui/react/macro'
import { tellNotKept } from '#ui/tellNotKept.ts'

type RunActions = typeof import('./runActions.ts')

/** Does a command of this device's runs and says when it fails; resolves to undefined then. The screen follows the rows. */
export function useRunAction(): <Result>(
  work: (actions: RunActions) => Promise<Result>,
) => Promise<Result | undefined> {
  const { i18n, t } = useLingui()
  return async (work) => {
    try {
      return await work(await import('./runActions.ts'))
    } catch {
      tellNotKept(i18n, t`Nic się nie zmieniło`)
      return undefined
    }
  }
}
