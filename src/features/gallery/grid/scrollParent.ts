/** What scrolls when the grid does: an element around it, or the page. */
export interface Scroller {
  readonly target: HTMLElement | Window
  /** Where what it shows begins and ends, in the window's coordinates. */
  view(): { readonly top: number; readonly bottom: number }
}

export function scrollerOf(element: HTMLElement): Scroller {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent)
    const isRoot = parent === document.documentElement || parent === document.body
    if (!isRoot && (overflowY === 'auto' || overflowY === 'scroll')) {
      const target = parent
      return { target, view: () => target.getBoundingClientRect() }
    }
  }
  return { target: window, view: () => ({ top: 0, bottom: window.innerHeight }) }
}
