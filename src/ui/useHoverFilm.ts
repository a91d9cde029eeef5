import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { savesData } from '#domain/browser/parts.ts'
import { useMedia } from '#ui/useMedia.ts'

/** A pointer that only passes over a card starts no film, ms. */
const REST_MS = 180

/** Ends the film that plays by itself now: there is one on the page at most. */
let endOther: (() => void) | null = null

/**
 * Whether a card's film plays by itself: while it is hovered or focused, one at a time, and never with reduced motion
 * or reduced data.
 */
export function useHoverFilm() {
  const [isPlaying, setPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  useEffect(() => () => clearTimeout(timer.current), [])

  function begin(): void {
    clearTimeout(timer.current)
    if (isStill || wantsLess()) return
    timer.current = setTimeout(() => {
      if (endOther !== end) endOther?.()
      endOther = end
      setPlaying(true)
    }, REST_MS)
  }

  function end(): void {
    clearTimeout(timer.current)
    setPlaying(false)
  }

  return {
    isPlaying,
    handlers: {
      // A finger that scrolls points at nothing.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') begin()
      },
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  }
}

/** Whether nothing may move by itself here: asked for less motion in the settings, or for fewer bytes in the browser. */
export function wantsLess(): boolean {
  return savesData() || document.documentElement.dataset['motion'] === 'reduced'
}
