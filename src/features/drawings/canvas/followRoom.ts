import type { Rect } from '#domain/scene/geometry/rect.ts'
import type { Size } from './view.ts'

/** Marks what lies over the canvas for as long as there is a drawing: the drawing is shown beside it. */
const COVERS = '[data-covers-canvas]'

/** Tells the size of a canvas and what covers it of the elements beside it, whenever either changes. Returns how to stop. */
export function followRoom(
  host: HTMLElement,
  tell: (size: Size, covered: readonly Rect[]) => void,
): () => void {
  const parent = host.parentElement ?? host
  const sizes = new ResizeObserver(measure)

  function measure(): void {
    const { left, top } = host.getBoundingClientRect()
    const covered = coveringIn(parent).map((element) => {
      const rect = element.getBoundingClientRect()
      return { x: rect.left - left, y: rect.top - top, width: rect.width, height: rect.height }
    })
    tell({ width: host.clientWidth, height: host.clientHeight }, covered)
  }

  function observe(): void {
    sizes.disconnect()
    for (const element of [host, ...coveringIn(parent)]) sizes.observe(element)
    measure()
  }

  const children = new MutationObserver(observe)
  children.observe(parent, { childList: true })
  observe()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}

const coveringIn = (parent: HTMLElement): readonly Element[] =>
  [...parent.children].filter((child) => child.matches(COVERS))
