import type { ScreenAddress } from '#domain/addresses/screens.ts'

/** What a screen may start with: its files, and how much they weigh as sent, in kB. Style sheets come in the document. */
interface StartBudget {
  readonly screen: ScreenAddress
  readonly requests: number
  readonly scripts: number
  readonly styles: number
}

/**
 * Decided by people: what is meant, not what was measured. A figure here moves when somebody has found a screen worth
 * more, or made it smaller, and says so in a commit; writing the record (`npm run budgets:record`) moves none.
 * 23 kB of each sheet are the first letters of both families: they came in four files of 34 kB beside it, too late
 * for the first paint, and on a slow network not at all.
 */
export const START_BUDGETS: readonly StartBudget[] = [
  { screen: '/', requests: 8, scripts: 152, styles: 35 },
  { screen: '/sklep', requests: 8, scripts: 155, styles: 36 },
  { screen: '/sklep/produkt/$handle', requests: 8, scripts: 155, styles: 37 },
  { screen: '/regulamin', requests: 7, scripts: 130, styles: 31.5 },
  { screen: '/o-nas', requests: 8, scripts: 132, styles: 31.5 },
  { screen: '/login', requests: 14, scripts: 215, styles: 36.5 },
  { screen: '/generatory/obraz', requests: 20, scripts: 273, styles: 41 },
  { screen: '/kasa/$token', requests: 18, scripts: 275, styles: 40.5 },
]

/** What the worker fetches of the build once a first visit is quiet: for somebody who may never return. */
export const WORKER_BUDGET = { requests: 10, scripts: 615 }

/** What the template editor draws with: so much that no screen starts with any of it. */
export const DRAWING_PACKAGES = ['@xyflow/react', '@xyflow/system', 'elkjs']
