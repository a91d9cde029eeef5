import type { SpeedName, WindowName } from '../browser.ts'
import { untilCalm, untilSettled } from '../calm.ts'
import { type OpenTargets, withTargets } from './openTargets.ts'
import { type Press, type PressTimes, timePress } from './press.ts'
import { PRODUCT_PRESSES, REACT_PRESS, STATIC_PRESS } from './presses.ts'
import { PAGE_NAMES, type PageName, type Target } from './targets.ts'
import { type Visits, visitThrice } from './visit.ts'

/** All that was measured, in the order it was. */
export interface VisitResults {
  readonly visits: readonly TakenVisits[]
  readonly presses: readonly TakenPress[]
  /** Measurements that failed, and why. */
  readonly failures: readonly string[]
  /** How many began while the machine had much else to do. */
  readonly restless: number
}

export interface TakenVisits {
  readonly target: string
  readonly speed: SpeedName
  readonly visits: Visits
}

export interface TakenPress {
  readonly target: string
  readonly press: string
  readonly speed: SpeedName
  readonly times: PressTimes
}

export interface RoundOptions {
  readonly runs: number
  readonly speeds: readonly SpeedName[]
  readonly window: WindowName
  /** Of the product's, these alone; the references are visited all the same. */
  readonly pages: readonly PageName[]
}

/**
 * Visits the pages and makes their presses, round by round: a minute in which the machine has something else to do
 * then meets all alike.
 */
export async function measureVisits(options: RoundOptions): Promise<VisitResults> {
  const visits: TakenVisits[] = []
  const presses: TakenPress[] = []
  const failures: string[] = []
  let restless = 0

  async function attempt(what: string, measure: () => Promise<void>): Promise<void> {
    if (!(await untilCalm())) restless += 1
    try {
      await measure()
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const leftOut = new Set<string>(PAGE_NAMES.filter((name) => !options.pages.includes(name)))

  async function round({ targets: all, certificate }: OpenTargets, speed: SpeedName): Promise<void> {
    const targets = all.filter(({ name }) => !leftOut.has(name))
    const how = { speed, window: options.window, certificate }
    for (const target of targets) {
      await attempt(`${target.name}, ${speed}`, async () => {
        visits.push({ target: target.name, speed, visits: await visitThrice(target, how) })
      })
    }
    for (const { target, press } of pressesOf(targets)) {
      await attempt(`${press.name} of ${target.name}, ${speed}`, async () => {
        const times = await timePress(target, press, how)
        presses.push({ target: target.name, press: press.name, speed, times })
      })
    }
  }

  await withTargets(async (open) => {
    await untilSettled()
    for (let run = 0; run < options.runs; run += 1) {
      for (const speed of options.speeds) {
        console.error(`round ${run + 1} of ${options.runs}, ${speed}`)
        await round(open, speed)
      }
    }
  })
  return { visits, presses, failures, restless }
}

function pressesOf(targets: readonly Target[]): { target: Target; press: Press }[] {
  const [shop, react] = targets
  if (shop === undefined || react === undefined) throw new Error('the references are not there')
  const ours = PRODUCT_PRESSES.flatMap((press) =>
    targets.filter(({ name }) => name === press.page).map((target) => ({ target, press })),
  )
  return [{ target: shop, press: STATIC_PRESS }, { target: react, press: REACT_PRESS }, ...ours]
}
