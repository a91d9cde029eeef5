import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The one-time token of a letter's link, kept in this screen's memory alone: the address and its history entry lose it
 * at once, so that the browser's next user doesn't get it, and a shared screen doesn't show it. Null when the address
 * had none.
 */
export function useLinkToken(token: string | null): string | null {
  const { history } = useRouter()
  const [kept] = useState(token)
  useEffect(() => {
    if (token === null) return
    const { pathname, search } = history.location
    // Its other parameters, such as the kind of letters, choose the screen.
    const others = new URLSearchParams(search)
    others.delete('token')
    history.replace(others.size === 0 ? pathname : `${pathname}?${others.toString()}`)
  }, [token, history])
  return kept
}
