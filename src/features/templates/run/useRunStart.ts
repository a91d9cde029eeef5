import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import type { WantedRun } from '#offline/templateRuns/runCommands.ts'
import { useRunAction } from '../device/useRunAction.ts'

/** After a start the button takes no other press for this long, ms: a double click is one click. */
const REST_MS = 700

/** One press, one run. Resolves to its refCode, or to undefined when this device could not keep it (which is said then). */
export function useRunStart() {
  const { t } = useLingui()
  const act = useRunAction()
  const [isStarting, setStarting] = useState(false)
  // The state follows a render later, and two presses can come before it.
  const isBusy = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  async function start(wanted: WantedRun): Promise<string | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setStarting(true)
    const refCode = await act((actions) => actions.ask(wanted))
    if (refCode !== undefined) {
      announce(wanted.isOffline ? t`Zapisane. Zapytamy, gdy wróci sieć.` : t`Przyjęte. Zaczynamy.`)
    }
    rest.current = setTimeout(() => {
      isBusy.current = false
      setStarting(false)
    }, REST_MS)
    return refCode
  }

  return { isStarting, start }
}
