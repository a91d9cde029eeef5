import type { ToastPosition } from './state/uiState.ts'

/** A rectangle of the window, px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What something on the screen is there for, what matters most first. A picture loses nothing by what soon goes again. */
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

/** Where something could stand. */
export interface Candidate extends Box {
  readonly position: ToastPosition
  /** How far it is moved from there towards the middle of the window, px. */
  readonly nudge: number
}

/**
 * The place that covers least of what is small and pressed; of those that cover the same of it, least of what is large
 * and pressed, then of what is read; of equal ones the first.
 */
export function clearestPlace(
  candidates: readonly [Candidate, ...Candidate[]],
  obstacles: readonly Obstacle[],
): Candidate {
  const [first, ...others] = candidates.map((place) => ({ place, costs: costsOf(place, obstacles) }))
  const best = others.reduce((known, other) => (isLess(other.costs, known?.costs) ? other : known), first)
  return best?.place ?? candidates[0]
}

/** By rank, what matters most first. */
type Costs = readonly number[]

/** A small link has its only place; a large picture is pressed beside what covers a part of it, be that larger than the link. */
const RANKS = ['small and pressed', ...KIND_NAMES] as const

function costsOf(place: Box, obstacles: readonly Obstacle[]): Costs {
  return RANKS.map((rank) =>
    obstacles
      .filter((obstacle) => rankOf(obstacle) === rank)
      .reduce((sum, obstacle) => sum + lossOf(place, obstacle), 0),
  )
}

function rankOf(obstacle: Obstacle): (typeof RANKS)[number] {
  return obstacle.kind === 'pressed' && areaOf(obstacle) <= LARGE ? 'small and pressed' : obstacle.kind
}

function isLess(one: Costs, other: Costs = []): boolean {
  const at = one.findIndex((cost, place) => cost !== other[place])
  return (one[at] ?? 0) < (other[at] ?? 0)
}

/** What is larger counts as large, px². */
const LARGE = 40_000

/**
 * What is lost of an obstacle, px²: of a small one all as soon as it is touched; of a large one the
 * less the more of it stays free, for a card is still pressed beside what covers its corner.
 */
function lossOf(place: Box, obstacle: Box): number {
  const covered = areaOf({
    left: Math.max(place.left, obstacle.left),
    top: Math.max(place.top, obstacle.top),
    right: Math.min(place.right, obstacle.right),
    bottom: Math.min(place.bottom, obstacle.bottom),
  })
  const whole = areaOf(obstacle)
  if (covered === 0) return 0
  return whole > LARGE ? covered ** 2 / whole : whole
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** What stands in the window now and had better not be covered; with a dialog open, only what is in it. */
export function obstaclesOn(document: Document, except: Element): readonly Obstacle[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  const scope = [...dialogs].findLast((dialog) => !except.contains(dialog)) ?? document.body
  return KIND_NAMES.flatMap((kind) =>
    [...scope.querySelectorAll(KINDS[kind])]
      .filter((element) => !except.contains(element))
      .flatMap((element) => (kind === 'read' ? linesOf(element) : [element.getBoundingClientRect()]))
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, kind }))
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
  )
}

/** Where words stand, line by line: the block that holds a heading is as wide as the page, its words seldom are. */
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
