import { type RefObject, useEffect } from 'react'

// The bars at the lower edge besides the navigation. The page is told how high they are: it ends above them, and what
// is focused comes to stand above them (theme.css, reset.css).

const BARS = {
  /** What the screen itself has there, such as the price and the press. */
  screen: { attribute: 'data-screen-bar', height: '--screen-bar' },
  /** Offers and warnings. */
  notices: { attribute: 'data-notices', height: '--notices-height' },
} as const

/** Tells the page of a bar for as long as it takes up room. Returns what ends it. */
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
