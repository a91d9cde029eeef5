import { useEffect, useEffectEvent } from 'react'

/** What a browser makes of the ways to close: Back on a phone, the gesture for it, Escape where no key handler took it. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void
}

declare global {
  interface Window {
    /** Absent where the browser has none. */
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * While something is open over the page, Back closes it and leaves the page only then: the last opened first. Where the
 * browser asks nobody before it goes back, it goes back.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [isOpen])
}
