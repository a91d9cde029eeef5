import { useEffect, useEffectEvent } from 'react'

/** A browser's ways to close: Back on a phone, its gesture, and Escape where no key handler took it. */
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
 * While a layer is open over the page, Back closes it, last opened first, and leaves the page only after that. A
 * browser without close watchers goes back.
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
