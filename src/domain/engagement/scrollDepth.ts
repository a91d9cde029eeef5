import { MILESTONES } from './eventKinds.ts'

export type Milestone = (typeof MILESTONES)[number]

/** The place of a page in its window, px. */
export interface ScrollPlace {
  readonly top: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** Pages that are this little higher than the window have nothing to be scrolled through, px. */
const TOO_LITTLE = 48
/** A visitor this close to the end has reached it: windows have fractions of pixels, px. */
const NEAR_THE_END = 4

/** How much of a page was scrolled through, percent; 0 of one that fits into its window. */
export function scrollDepth({ top, windowHeight, pageHeight }: ScrollPlace): number {
  const way = pageHeight - windowHeight
  if (way < TOO_LITTLE || !(top > 0)) return 0
  return top >= way - NEAR_THE_END ? 100 : Math.floor((top * 100) / way)
}

/** The milestones between two depths of one page, each once however it was scrolled. */
export function milestonesBetween(before: number, after: number): readonly Milestone[] {
  return MILESTONES.filter((milestone) => milestone > before && milestone <= after)
}
