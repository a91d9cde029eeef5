import { useEffect, useRef, useState } from 'react'

/** After its work a button takes no other press for this long, ms: a double click is one click. */
const REST_MS = 700

export interface OnePress {
  /** While it works and rests. */
  readonly isBusy: boolean
  /** Does the work of a press; a press that comes before it is over does nothing and resolves to undefined. */
  readonly press: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>
}

/** One press, one piece of work. */
export function useOnePress(): OnePress {
  const [isBusy, setBusy] = useState(false)
  // The state follows a render later, and two presses can come before it.
  const isTaken = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  async function press<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isTaken.current) return undefined
    isTaken.current = true
    setBusy(true)
    try {
      return await work()
    } finally {
      rest.current = setTimeout(() => {
        isTaken.current = false
        setBusy(false)
      }, REST_MS)
    }
  }

  return { isBusy, press }
}
