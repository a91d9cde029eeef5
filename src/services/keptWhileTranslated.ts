import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * For a query of something in a language, shown by a screen that is made anew for everything else: what stands there
 * is read on until the same is here in the other language.
 */
export const KEPT_WHILE_TRANSLATED = { placeholderData: keepPreviousData } as const

interface Answer {
  readonly error: Error | null
  readonly isPending: boolean
}

/**
 * Whether what such a query asks for doesn’t exist, as `isMissing` reads it from a failure. What is missing in one
 * language is missing in the other, until an answer says otherwise.
 */
export function useMissing({ error, isPending }: Answer, isMissing: (error: unknown) => boolean): boolean {
  const [wasMissing, setMissing] = useState(false)
  const is = isPending ? wasMissing : isMissing(error)
  if (is !== wasMissing) setMissing(is)
  return is
}
