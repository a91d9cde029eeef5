/** What of a window its fixed parts cover, and what the focus is lost behind. */
export interface Bars {
  /** Of the window's height, 0 to 1. */
  readonly covered: number
  /** What can take the focus, and is wholly out of sight with it. */
  readonly hidden: readonly string[]
}

/**
 * Runs in a page: puts the focus on everything that the keyboard stops at, one after the other, as Tab does, and looks
 * at what stays in place meanwhile.
 */
export async function barsOf(): Promise<Bars> {
  const STOPS =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"]'
  const LONGEST_GLIDE_MS = 1_000
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)))
  const isStop = (stop: HTMLElement) =>
    stop.tabIndex >= 0 &&
    !stop.matches(':disabled, [inert] *') &&
    stop.checkVisibility({ visibilityProperty: true })

  /** Points of an element in the window, a little inside of its edges. */
  const pointsOf = ({ left, right, top, bottom }: DOMRect): [number, number][] => {
    const between = (low: number, high: number) => [low + 2, (low + high) / 2, high - 2]
    return between(Math.max(left, 0), Math.min(right, innerWidth)).flatMap((x) =>
      between(Math.max(top, 0), Math.min(bottom, innerHeight)).map((y): [number, number] => [x, y]),
    )
  }

  /** What shows a stop: itself, the label of a box without a look of its own, a drawing that a slider reads. */
  const shownBy = (stop: HTMLElement): readonly HTMLElement[] => {
    const labels = stop instanceof HTMLInputElement ? [...(stop.labels ?? [])] : []
    const { parentElement } = stop
    const drawing = getComputedStyle(stop).pointerEvents === 'none' && parentElement ? [parentElement] : []
    return [stop, ...labels, ...drawing]
  }

  /** Whether any of it is on top. */
  const isSeen = (stop: HTMLElement): boolean =>
    shownBy(stop).some((part) =>
      pointsOf(part.getBoundingClientRect()).some(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && (part.contains(top) || top.contains(part))
      }),
    )

  /** Whether an element stays where it is in the window while the page moves. */
  const isFixed = (element: Element | null): boolean => {
    for (let part = element; part !== null; part = part.parentElement) {
      // The way past the bars is there while it is focused, and covers nothing that is.
      if (part === document.activeElement) return false
      const { position, top, bottom } = getComputedStyle(part)
      if (position === 'fixed') return true
      if (position !== 'sticky') continue
      const box = part.getBoundingClientRect()
      if (box.width < innerWidth * 0.6) continue
      if (Math.abs(box.top - Number.parseFloat(top)) < 1) return true
      if (Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1) return true
    }
    return false
  }

  const covered = () => {
    let rows = 0
    for (let y = 1; y < innerHeight; y += 2) {
      const across = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(innerWidth * part, y))
      if (across.some(isFixed)) rows += 2
    }
    return rows / innerHeight
  }

  let most = 0
  const hidden: string[] = []
  for (const stop of [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)) {
    stop.focus()
    if (document.activeElement !== stop) continue
    // News that comes meanwhile takes the focus to itself.
    const isLost = () => document.activeElement === stop && !isSeen(stop)
    // A row of pictures glides to what is focused in it.
    const until = performance.now() + LONGEST_GLIDE_MS
    do await frame()
    while (isLost() && performance.now() < until)
    if (isLost()) hidden.push(stop.outerHTML.slice(0, 160))
    most = Math.max(most, covered())
  }
  return { covered: most, hidden }
}
