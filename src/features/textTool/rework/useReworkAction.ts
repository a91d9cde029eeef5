import { useLingui } from '@lingui/react/macro'
import { tellNotKept } from '#ui/tellNotKept.ts'

type ReworkActions = typeof import('./reworkActions.ts')

export type ActOnRework = <Result>(
  work: (actions: ReworkActions) => Promise<Result>,
) => Promise<Result | undefined>

/** Does a command of reworks and says when it fails; resolves to undefined then. The screen follows the rows. */
export function useReworkAction(): ActOnRework {
  const { i18n, t } = useLingui()
  return async (work) => {
    try {
      return await work(await import('./reworkActions.ts'))
    } catch {
      tellNotKept(i18n, t`Nic się nie zmieniło`)
      return undefined
    }
  }
}
