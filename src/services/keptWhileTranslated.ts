import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * For a query in one language, on a screen that is made anew for all other changes: the old language stays until the
 * new one has loaded.
 */
export const KEPT_WHILE_TRANSLATED = { placeholderData: keepPreviousData } as const

interface Answer {
  readonly error: Error | null
  readonly isPending: boolean
}

/**
 * Whether such a query's thing doesn’t exist, as `isMissing` reads it from a failure. A thing missing in one language
 * is missing in the other, until an answer says otherwise.
 */
export function useMissing({ error, isPending }: Answer, isMissing: (error: unknown) => boolean): boolean {
  const [wasMissing, setMissing] = useState(false)
  const is = isPending ? wasMissing : isMissing(error)
  if (is !== wasMissing) setMissing(is)
  return is
}
