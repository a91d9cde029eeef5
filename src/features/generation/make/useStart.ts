import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import type { WantedGeneration } from '#offline/generation/commands.ts'
import { useGenerationAction } from '../device/useGenerationAction.ts'

/** After a start the button takes no other press for this long, ms: a double click is one click. */
const REST_MS = 700

export interface Start {
  readonly isStarting: boolean
  /** Asks for it; resolves to its refCode, or to undefined when this device could not keep it (which is said then). */
  readonly start: (wanted: WantedGeneration) => Promise<string | undefined>
}

/** One press, one start. */
export function useStart(): Start {
  const { t } = useLingui()
  const act = useGenerationAction()
  const [isStarting, setStarting] = useState(false)
  // The state follows a render later, and two presses can come before it.
  const isBusy = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  async function start(wanted: WantedGeneration): Promise<string | undefined> {
    if (isBusy.current) return undefined
    isBusy.current = true
    setStarting(true)
    const refCode = await act((actions) => actions.ask(wanted))
    if (refCode !== undefined) {
      announce(wanted.isOffline === true ? t`Zapisane. Zapytamy, gdy wróci sieć.` : t`Przyjęte. Zaczynamy.`)
    }
    rest.current = setTimeout(() => {
      isBusy.current = false
      setStarting(false)
    }, REST_MS)
    return refCode
  }

  return { isStarting, start }
}
