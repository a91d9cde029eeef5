import { useState } from 'react'

/**
 * True from the first time `isOpen` is: a lazily opened part stays mounted, so that it can leave with its animation.
 */
export function useOnceOpened(isOpen: boolean): boolean {
  const [opened, setOpened] = useState(isOpen)
  if (isOpen && !opened) setOpened(true)
  return opened || isOpen
}
