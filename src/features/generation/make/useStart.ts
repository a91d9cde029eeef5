import { useLingui } from '@lingui/react/macro'
import type { WantedGeneration } from '#offline/generation/commands.ts'
import { announce } from '#ui/announce.ts'
import { useOnePress } from '#ui/useOnePress.ts'
import { useGenerationAction } from '../device/useGenerationAction.ts'

export interface Start {
  readonly isStarting: boolean
  /** Asks for it; resolves to its refCode, or to undefined when this device could not keep it (which is said then). */
  readonly start: (wanted: WantedGeneration) => Promise<string | undefined>
}

/** One press, one start. */
export function useStart(): Start {
  const { t } = useLingui()
  const act = useGenerationAction()
  const { isBusy, press } = useOnePress()

  const start = (wanted: WantedGeneration): Promise<string | undefined> =>
    press(async () => {
      const refCode = await act((actions) => actions.ask(wanted))
      if (refCode !== undefined) {
        announce(wanted.isOffline === true ? t`Zapisane. Zapytamy, gdy wróci sieć.` : t`Przyjęte. Zaczynamy.`)
      }
      return refCode
    })

  return { isStarting: isBusy, start }
}
