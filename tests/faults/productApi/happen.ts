import { ApiError } from '#api/product/apiError.ts'
import { ManualClock } from '#api/product/testing/manualClock.ts'
import { SimulatedAccounts } from './simulatedAccounts.ts'
import { type Fate, SimulatedDevice, type SimulatedTab } from './simulatedDevice.ts'

export const TABS = ['a', 'b', 'c', 'd', 'e'] as const

/** What a person does, or what befalls a tab, so many ms after the start. */
export interface Step {
  readonly at: number
  readonly tab: string
  readonly what: 'call' | 'kill' | 'sign-out' | 'sign-in-anna' | 'sign-in-olek'
}

export interface Happening {
  readonly seed: number
  readonly steps: readonly Step[]
  /** What may become of a request, each as likely as often it is named. */
  readonly fates?: readonly Fate[]
  readonly hasLocks?: boolean
  /** The life of an access token in seconds as it is told; in truth it is 60. */
  readonly said?: number
}

interface Outcome {
  readonly tab: SimulatedTab
  /** `ok`, the code of the failure, or null for a call that hasn't ended. */
  code: string | null
}

/** Lets Anna's five tabs do all that, each at its moment, and lets each of them call once more when all is calm. */
export async function happen({ seed, steps, fates = ['answered'], hasLocks = true, said = 600 }: Happening) {
  const random = randomFrom(seed)
  const clock = new ManualClock(Date.UTC(2026, 10, 20), () => new Promise((resolve) => setImmediate(resolve)))
  const accounts = new SimulatedAccounts(() => clock.now(), { said, true: 60 })
  let isCalm = false
  const fate = () => (isCalm ? undefined : fates[Math.floor(random() * fates.length)]) ?? 'answered'
  const device = new SimulatedDevice({ clock, accounts, random, fate, hasLocks })
  device.signIn('anna')

  const outcomes: Outcome[] = []
  const call = async (name: string) => {
    const outcome: Outcome = { tab: device.tab(name), code: null }
    outcomes.push(outcome)
    try {
      await outcome.tab.call()
      outcome.code = 'ok'
    } catch (error) {
      outcome.code = error instanceof ApiError ? error.code : String(error)
    }
  }
  const take = ({ tab, what }: Step) => {
    if (what === 'call') void call(tab)
    else if (what === 'kill') device.kill(tab)
    else if (what === 'sign-out') device.signOut()
    else device.signIn(what.replace('sign-in-', ''))
  }
  for (const step of steps) clock.after(step.at, () => take(step))
  await clock.runOut()
  const meanwhile = outcomes.splice(0)

  isCalm = true
  await clock.advance(30_000)
  for (const name of TABS) void call(name)
  await clock.runOut()
  const ofTheLiving = meanwhile.filter(({ tab }) => !tab.isDead)
  const codes = (of: readonly Outcome[]) => of.map(({ code }) => code)
  return { device, accounts, codes: codes(ofTheLiving), afterwards: codes(outcomes) }
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
