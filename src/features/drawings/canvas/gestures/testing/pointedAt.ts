import type { Pointed } from '../gesture.ts'

/** A pointer at a place of a plane that is shown as it is, with no key held. */
export const pointedAt = (x: number, y: number, more: Partial<Pointed> = {}): Pointed => ({
  at: { x, y },
  surface: { x, y },
  isShift: false,
  isCommand: false,
  isAlt: false,
  isTouch: false,
  pressure: 0.5,
  ...more,
})
