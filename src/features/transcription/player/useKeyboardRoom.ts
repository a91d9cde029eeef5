import { type RefObject, useEffect } from 'react'

/** What is covered by less is a toolbar of the browser's and no keyboard, px. */
const LEAST_KEYBOARD = 120

/**
 * Has a bar at the lower edge stand above the keyboard on the screen, with only what is needed while typing
 * (`data-keyboard`, `--keyboard`).
 */
export function useKeyboardRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: view } = globalThis
    if (view === null || view === undefined) return undefined
    const follow = () => {
      const covered = globalThis.innerHeight - view.height - view.offsetTop
      const isOpen = covered > LEAST_KEYBOARD && view.scale === 1
      bar.current?.toggleAttribute('data-keyboard', isOpen)
      bar.current?.style.setProperty('--keyboard', `${isOpen ? covered : 0}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [bar])
}
