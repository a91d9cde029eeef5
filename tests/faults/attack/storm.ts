import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pause, say, startAttackedServer } from './attackedServer.ts'
import { Stranger } from './doors/stranger.ts'
import { buy } from './storm/buyer.ts'

/*
 * `npm run test:storm`: some people buy, at first in quiet and then while many strangers upload, tell of visits and have
 * pages rendered. Says what became of the purchases, and ends with 1 when one failed, or when the 95th percentile of
 * their times in the storm is more than SLOWER_MOST times that of the quiet. `-- --minutes 2` makes it shorter. Run it on
 * a machine of two cores that does nothing else (`taskset -c 0,1` makes one of a larger machine).
 */

const root = join(import.meta.dirname, '../../..')
const BUYERS = 20
const STRANGERS = 200
const SLOWER_MOST = 2
/** The quiet is so much of the storm, and at least so long, ms. */
const QUIET_SHARE = 0.2
const QUIET_LEAST_MS = 20_000
/** People look around between two purchases, ms. */
const THINKING_MS = 3_000
/** The strangers have all begun by then, ms. */
const GATHERING_MS = 5_000

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const stormMs = Number(values.minutes) * 60_000
const quietMs = Math.max(QUIET_LEAST_MS, stormMs * QUIET_SHARE)

interface Purchases {
  /** How long each took that was done, ms. */
  readonly times: readonly number[]
  readonly failures: readonly string[]
}

// A proxy of one's own says who calls: each comes from a network of their own, as on the open network.
const server = await startAttackedServer(join(root, 'dist'), { TRUST_PROXY: 'true', TEST_PAYMENTS: 'true' })
let strangers: ReturnType<typeof fork> | null = null
try {
  const { origin } = server.product
  // What comes first is slow for its own reasons.
  await buy(new Stranger(origin, '10.2.1.1'))
  const quiet = await tell('quiet', quietMs)
  const { slug } = server.house
  strangers = fork(join(import.meta.dirname, 'storm/strangers.ts'), [origin, slug, String(STRANGERS)])
  let told: unknown = null
  strangers.on('message', (ended) => {
    told = ended
  })
  await pause(GATHERING_MS)
  const storm = await tell('storm', stormMs)
  say(`answers to strangers: ${JSON.stringify(told)}`)
  const ratio = p95(storm.times) / p95(quiet.times)
  say(`p95 in the storm: ${ratio.toFixed(2)} x quiet (${SLOWER_MOST} at most)`)
  const isHeld = quiet.failures.length + storm.failures.length === 0 && ratio <= SLOWER_MOST
  if (strangers.exitCode !== null) throw new Error('the strangers went away')
  process.exitCode = isHeld ? 0 : 1
} finally {
  if (strangers !== null && strangers.exitCode === null) {
    strangers.kill('SIGKILL')
    await once(strangers, 'exit')
  }
  await server.close()
}

/** Has everybody buy for so long, and says what came of it. */
async function tell(name: string, ms: number): Promise<Purchases> {
  const from = Date.now()
  const { times, failures } = await buyFor(ms)
  const block = await server.longestBlock(from, Date.now())
  say(
    `${name}: ${times.length} purchases done, ${failures.length} failed, p50 ${at(times, 0.5)} ms, p95 ${p95(times)} ms, longest block ${block} ms`,
  )
  for (const failure of new Set(failures)) say(`  ${failure}`)
  return { times, failures }
}

async function buyFor(ms: number): Promise<Purchases> {
  const until = Date.now() + ms
  const times: number[] = []
  const failures: string[] = []
  const buyers = Array.from({ length: BUYERS }, async (_, number) => {
    const buyer = new Stranger(server.product.origin, `10.2.0.${number}`)
    // Not all at the same moment.
    await pause((THINKING_MS * number) / BUYERS)
    while (Date.now() < until) {
      const begun = performance.now()
      try {
        await buy(buyer)
        times.push(performance.now() - begun)
      } catch (error) {
        failures.push(String(error))
      }
      await pause(THINKING_MS)
    }
  })
  await Promise.all(buyers)
  return { times, failures }
}

function p95(times: readonly number[]): number {
  return at(times, 0.95)
}

/** The time (ms) that such a part of them took no longer than. */
function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
