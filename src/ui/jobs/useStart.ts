import { useLingui } from '@lingui/react/macro'
import { announce } from '../announce.ts'
import { useOnePress } from '../useOnePress.ts'

export interface Start {
  readonly isStarting: boolean
  /**
   * Asks for a paid job and says so; `isLater`: it is only kept. Resolves to its refCode, or to undefined when this
   * device could not keep it (which `ask` says).
   */
  readonly start: (ask: () => Promise<string | undefined>, isLater: boolean) => Promise<string | undefined>
}

/** One press, one start. */
export function useStart(): Start {
  const { t } = useLingui()
  const { isBusy, press } = useOnePress()

  return {
    isStarting: isBusy,
    start: (ask, isLater) =>
      press(async () => {
        const refCode = await ask()
        if (refCode !== undefined)
          announce(isLater ? t`Zapisane. Zapytamy, gdy wróci sieć.` : t`Przyjęte. Zaczynamy.`)
        return refCode
      }),
  }
}
