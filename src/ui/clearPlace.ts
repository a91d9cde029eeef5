import type { ToastPosition } from './state/uiState.ts'

/** A rectangle of the window, px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Something on the screen that had better not be covered: `weight` says how much it matters. */
export interface Obstacle extends Box {
  readonly weight: number
}

/** Where something could stand. */
export interface Candidate extends Box {
  readonly position: ToastPosition
}

/** The place that covers least of what matters; of those that cover the same, the one that comes first. */
export function clearestPlace(
  candidates: readonly [Candidate, ...Candidate[]],
  obstacles: readonly Obstacle[],
): ToastPosition {
  const [first, ...others] = candidates
  let best = { position: first.position, cost: costOf(first, obstacles) }
  for (const other of others) {
    const cost = costOf(other, obstacles)
    if (cost < best.cost) best = { position: other.position, cost }
  }
  return best.position
}

function costOf(place: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(place, obstacle), 0)
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** What people press matters most, then what they read to know where they are, then pictures. */
const KINDS = [
  { selector: 'a[href], button, input, select, textarea, summary, [role="button"], label', weight: 8 },
  { selector: 'h1, h2, h3, [role="alert"]', weight: 4 },
  { selector: 'img, video, canvas', weight: 1 },
] as const

/** What stands in the window now and had better not be covered; with a dialog open, only what is in it. */
export function obstaclesOn(document: Document, except: Element): readonly Obstacle[] {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  const scope = [...dialogs].findLast((dialog) => !except.contains(dialog)) ?? document.body
  return KINDS.flatMap(({ selector, weight }) =>
    [...scope.querySelectorAll(selector)]
      .filter((element) => !except.contains(element))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom, weight }
      })
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight),
  )
}
