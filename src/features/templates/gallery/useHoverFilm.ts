import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#ui/useMedia.ts'

/** Who only passes over a card starts no film, ms. */
const REST_MS = 180

/**
 * Whether the film of a card is to play: while it is pointed at or focused, and never for whoever wants less motion or
 * fewer bytes.
 */
export function useHoverFilm() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  useEffect(() => () => clearTimeout(timer.current), [])

  function begin(): void {
    clearTimeout(timer.current)
    if (isStill || wantsLess()) return
    timer.current = setTimeout(() => setPlaying(true), REST_MS)
  }

  function end(): void {
    clearTimeout(timer.current)
    setPlaying(false)
  }

  return {
    isPlaying,
    handlers: { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end },
  }
}

function wantsLess(): boolean {
  const { connection } = navigator
  return connection?.saveData === true || document.documentElement.dataset['motion'] === 'reduced'
}
