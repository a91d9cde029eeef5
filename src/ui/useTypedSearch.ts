import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing rests before the address follows. */
const REST_MS = 200

/**
 * The text being typed, ahead of the address that owns it. The address is written after a pause in typing; when it
 * changes elsewhere (back, a chip that clears), the text follows it. `canonical` is a text's form in the address.
 */
export function useTypedSearch(
  owned: string | undefined,
  canonical: (text: string) => string | undefined,
  onSettle: (text: string | undefined) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(owned ?? '')
  const [seen, setSeen] = useState(owned)
  const [written, setWritten] = useState(owned)

  if (owned !== seen) {
    setSeen(owned)
    // The returning value was written from here, maybe letters ago: the text is already further.
    if (owned !== written) setText(owned ?? '')
    setWritten(owned)
  }

  const settle = useEffectEvent((next: string | undefined) => {
    setWritten(next)
    onSettle(next)
  })
  const settled = canonical(text)
  useEffect(() => {
    if (settled === owned) return undefined
    const timer = setTimeout(() => settle(settled), REST_MS)
    return () => clearTimeout(timer)
  }, [settled, owned])

  return [text, setText]
}

/** The text without surrounding spaces; undefined where it is empty. */
export function trimmedOrNone(text: string): string | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : trimmed
}
