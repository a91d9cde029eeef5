import { CLOCK_LEEWAY_MS, type Span } from './timeSpans.ts'

/** Idle after this time without a movement, press or scroll (specification part 1, section 9), ms. */
export const IDLE_AFTER_MS = 30_000
/** How often a page with a visitor's attention reads the clock, ms. */
export const BEAT_MS = 5_000
/** A page that didn’t read the clock for this long during attention was asleep, ms. */
const ASLEEP_AFTER_MS = 3 * BEAT_MS

/** One moment by two clocks: the one that may be set, epoch ms, and one that only runs on, ms. */
export interface Moment {
  readonly wall: number
  readonly steady: number
}

/** Whether a visitor attends to a page: it is visible, and they acted in the last half minute. */
export interface Attention {
  readonly isVisible: boolean
  /** When something was done last, by the steady clock; null where that was before a sleep, or never. */
  readonly activeAt: number | null
  readonly lookedAt: Moment
}

/** `act`: something was moved, pressed or scrolled. `look`: time has passed and nothing else. */
export type AttentionChange = 'act' | 'look' | 'show' | 'hide'

/** The attention at a page's start: a visitor who has just opened it is there. */
export function beginAttention(isVisible: boolean, now: Moment): Attention {
  return { isVisible, activeAt: isVisible ? now.steady : null, lookedAt: now }
}

/**
 * Attention after a change, and the attended time since the last one, by the wall clock; null for none. Sleep and a
 * changed clock add nothing, and the visitor counts as away after them until they act.
 */
export function changeAttention(
  before: Attention,
  change: AttentionChange,
  now: Moment,
): { readonly attention: Attention; readonly span: Span | null } {
  const elapsed = now.steady - before.lookedAt.steady
  const isSet = Math.abs(now.wall - before.lookedAt.wall - elapsed) > CLOCK_LEEWAY_MS
  const wasAsleep = isSet || elapsed > ASLEEP_AFTER_MS
  const activeBefore = wasAsleep ? null : before.activeAt
  const isVisible = change === 'show' || (before.isVisible && change !== 'hide')
  return {
    attention: {
      isVisible,
      activeAt: change === 'act' || change === 'show' ? now.steady : activeBefore,
      lookedAt: now,
    },
    span: before.isVisible && activeBefore !== null ? attended(before, activeBefore, now) : null,
  }
}

/** Whether the visitor attends now. */
export function isAttentive({ isVisible, activeAt }: Attention, now: Moment): boolean {
  return isVisible && activeAt !== null && now.steady - activeAt < IDLE_AFTER_MS
}

function attended({ lookedAt }: Attention, activeAt: number, now: Moment): Span | null {
  const begun = now.wall - (now.steady - lookedAt.steady)
  const length = Math.min(now.steady, activeAt + IDLE_AFTER_MS) - lookedAt.steady
  return length > 0 ? { from: begun, to: begun + length } : null
}
