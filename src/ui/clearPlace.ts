/** A rectangle of the window, px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The kinds of elements, most important first. A picture loses nothing by a temporary cover. */
const KINDS = {
  pressed:
    'a[href], button, input, select, textarea, summary, label, [role="button"], [role="menuitem"], [role="option"]',
  read: 'h1, h2, h3, [role="alert"]',
} as const

type Kind = keyof typeof KINDS

const KIND_NAMES = ['pressed', 'read'] as const satisfies readonly Kind[]

/** Something on the screen that had better not be covered. */
export interface Obstacle extends Box {
  readonly kind: Kind
}

/** The most px that a notice may be away from its wished edge. */
const FARTHEST = 192
const STEP = 16

export interface Place extends Box {
  /** Where the middle of the window is from here: 1 below, -1 above. */
  readonly inwards: 1 | -1
}

/**
 * How far from its edge, px, a wished place overlaps pressable elements least; with equal overlap there, readable ones
 * least; and with equal overlap again, nearest to the edge. It never leaves the window, which is `height` px high.
 */
export function clearestNudge(place: Place, height: number, obstacles: readonly Obstacle[]): number {
  const steps = Array.from({ length: FARTHEST / STEP }, (_, step) => (step + 1) * STEP)
  const nudges = steps.filter((nudge) => {
    const { top, bottom } = moved(place, nudge)
    return top >= 0 && bottom <= height
  })
  let best = { nudge: 0, costs: costsOf(place, obstacles) }
  for (const nudge of nudges) {
    const costs = costsOf(moved(place, nudge), obstacles)
    if (isLess(costs, best.costs)) best = { nudge, costs }
  }
  return best.nudge
}

function moved({ left, top, right, bottom, inwards }: Place, nudge: number): Box {
  return { left, top: top + inwards * nudge, right, bottom: bottom + inwards * nudge }
}

/** By kind, most important first. */
type Costs = readonly number[]

function costsOf(place: Box, obstacles: readonly Obstacle[]): Costs {
  const touched = obstacles.filter((obstacle) => areaOf(common(place, obstacle)) > 0)
  return KIND_NAMES.map((kind) =>
    touched.reduce((sum, obstacle) => sum + (obstacle.kind === kind ? areaOf(obstacle) : 0), 0),
  )
}

function isLess(one: Costs, other: Costs): boolean {
  const at = one.findIndex((cost, rank) => cost !== other[rank])
  return (one[at] ?? 0) < (other[at] ?? 0)
}

/** A larger element counts as this size, px²: a card or a picture can still be pressed beside a small cover. */
const LARGE = 40_000

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** The small or readable elements visible in the window; with a dialog open, only those in it. */
export function obstaclesOn(document: Document, except: Element): readonly Obstacle[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  const scope = [...dialogs].findLast((dialog) => !except.contains(dialog)) ?? document.body
  const clipOf = clips()
  return KIND_NAMES.flatMap((kind) =>
    [...scope.querySelectorAll(KINDS[kind])]
      .filter((element) => !except.contains(element))
      .flatMap((element) => {
        const boxes = kind === 'read' ? linesOf(element) : [element.getBoundingClientRect()]
        const near = boxes.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
        return near.map((box) => ({ ...common(box, clipOf(element.parentElement)), kind }))
      })
      .filter(({ left, top, right, bottom }) => right - left > UNSEEN && bottom - top > UNSEEN)
      .filter((box) => kind === 'read' || areaOf(box) <= LARGE),
  )
}

/** An element with no more than this width or height is for screen readers only, px. */
const UNSEEN = 1

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

/** The visible area of an element's content: a part scrolled out of a list blocks nothing. */
function clips(): (element: Element | null) => Box {
  const known = new Map<Element, Box>()
  const clipOf = (element: Element | null): Box => {
    if (element === null || element === element.ownerDocument.body) return EVERYWHERE
    const found = known.get(element)
    if (found !== undefined) return found
    const around = clipOf(element.parentElement)
    const isClipping = /auto|scroll|hidden|clip/u.test(getComputedStyle(element).overflow)
    const clip = isClipping ? common(element.getBoundingClientRect(), around) : around
    known.set(element, clip)
    return clip
  }
  return clipOf
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

/** The boxes of words, line by line: the block of a heading is as wide as the page, its words seldom are. */
function linesOf(element: Element): readonly Box[] {
  const words = element.ownerDocument.createRange()
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const lines: Box[] = []
  while (texts.nextNode() !== null) {
    words.selectNodeContents(texts.currentNode)
    lines.push(...words.getClientRects())
  }
  return lines
}
