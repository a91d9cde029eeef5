import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The one-time token that a letter's link brought, kept in this screen's memory alone: the address and its entry in
 * the history lose it at once, so that it isn't left to whoever uses this browser next, nor shown on a shared screen.
 * Null when the address had none.
 */
export function useLinkToken(token: string | null): string | null {
  const { history } = useRouter()
  const [kept] = useState(token)
  useEffect(() => {
    if (token === null) return
    const { pathname, search } = history.location
    // What else it says, as which letters the link is about, chooses the screen.
    const others = new URLSearchParams(search)
    others.delete('token')
    history.replace(others.size === 0 ? pathname : `${pathname}?${others.toString()}`)
  }, [token, history])
  return kept
}
