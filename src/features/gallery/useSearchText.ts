import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing rests before what is typed counts. */
const REST_MS = 250

/**
 * The text being typed, ahead of the address that owns it: the address is written when typing rests, and where it
 * changes by another way, the text follows.
 */
export function useSearchText(
  owned: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(owned)
  const [seen, setSeen] = useState(owned)
  if (owned !== seen) {
    setSeen(owned)
    // What comes back is what was written from here, maybe letters ago: the text is already further.
    if (owned === '' || !text.trim().startsWith(owned)) setText(owned)
  }
  const settle = useEffectEvent(onSettle)
  useEffect(() => {
    const settled = text.trim()
    if (settled === owned) return undefined
    const timer = setTimeout(() => settle(settled), REST_MS)
    return () => clearTimeout(timer)
  }, [text, owned])
  return [text, setText]
}
