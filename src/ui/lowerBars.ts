import { type RefObject, useEffect } from 'react'

// The bars at the lower edge besides the navigation. The page is told their height: it ends above them, and focused
// elements scroll above them (theme.css, reset.css).

const BARS = {
  /** The screen's own bar there, such as the price and the button. */
  screen: { attribute: 'data-screen-bar', height: '--screen-bar' },
  /** Offers and warnings. */
  notices: { attribute: 'data-notices', height: '--notices-height' },
} as const

/** Reports a bar's height while it takes up room. Returns a function that stops it. */
export function followLowerBar(kind: keyof typeof BARS, bar: HTMLElement): () => void {
  const { attribute, height } = BARS[kind]
  const { documentElement: root } = document
  const tell = (pixels: number): void => {
    root.toggleAttribute(attribute, pixels > 0)
    root.style.setProperty(height, `${pixels}px`)
  }
  const observer = new ResizeObserver(() => tell(bar.offsetHeight))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    tell(0)
  }
}

/** The same of a screen's bar while it is mounted. */
export function useScreenBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (bar.current === null || !('ResizeObserver' in globalThis)) return undefined
    return followLowerBar('screen', bar.current)
  }, [bar])
}
