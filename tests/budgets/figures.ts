/** One measured number beside the budget for it. */
export interface Figure {
  /** Whose it is: a screen, or a first visit of one. */
  readonly of: string
  /** Kilobytes of scripts or styles as sent, or a number of files. */
  readonly what: 'scripts' | 'styles' | 'requests'
  readonly measured: number
  readonly budget: number
}

/**
 * By so much may a budget be passed: a new release of the bundler packs the same code by that much otherwise. Of so few
 * requests it is less than one, and they get none: each is a file that somebody gave a reason for, or didn't.
 */
const ROOM = 0.02

/** Whether it is more than its budget and the room beside it. */
export function isPassed({ measured, budget }: Figure): boolean {
  return measured > budget * (1 + ROOM)
}

/** What is measured, and of how much: `/sklep: scripts 161.3 kB of 156 (+3.4 %, 2 % of room)`. */
export function sayFigure({ of, what, measured, budget }: Figure): string {
  if (what === 'requests') return `${of}: ${measured} requests of ${budget}`
  const percent = (measured / budget - 1) * 100
  const distance = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %, ${ROOM * 100} % of room`
  return `${of}: ${what} ${measured.toFixed(1)} kB of ${budget} (${distance})`
}
