import { useLingui } from '@lingui/react/macro'
import type { WantedRun } from '#offline/templateRuns/runCommands.ts'
import { announce } from '#ui/announce.ts'
import { useOnePress } from '#ui/useOnePress.ts'
import { useRunAction } from '../device/useRunAction.ts'

/** One press, one run. Resolves to its refCode, or to undefined when this device could not keep it (which is said then). */
export function useRunStart() {
  const { t } = useLingui()
  const act = useRunAction()
  const { isBusy, press } = useOnePress()

  const start = (wanted: WantedRun): Promise<string | undefined> =>
    press(async () => {
      const refCode = await act((actions) => actions.ask(wanted))
      if (refCode !== undefined) {
        announce(wanted.isOffline ? t`Zapisane. Zapytamy, gdy wróci sieć.` : t`Przyjęte. Zaczynamy.`)
      }
      return refCode
    })

  return { isStarting: isBusy, start }
}
