/** For how long tries are counted, in seconds. */
const SECONDS = { minute: 60, '10 minutes': 600, '15 minutes': 900, hour: 3_600, day: 86_400 } as const

/**
 * How often something may be tried. Tries are counted under its name: by an account (an e-mail address, known or not)
 * or another id, and by network address when it ends with `from address`.
 */
export interface Limit {
  readonly name: string
  readonly times: number
  readonly seconds: number
}

const names = new Set<string>()

/**
 * A limit of so many times in each period. One by network address leaves room for a family, a school class or an office
 * behind it. Throws for a name that another limit has: both would be counted as one.
 */
export function defineLimit(name: string, times: number, each: keyof typeof SECONDS): Limit {
  if (names.has(name)) throw new Error(`Two limits are called „${name}”`)
  names.add(name)
  return { name, times, seconds: SECONDS[each] }
}
