import { test } from '../fixtures.ts'
import { StormBrowser } from './storm/stormBrowser.ts'
import { stormOf } from './storm/stormSteps.ts'
import { TapStorm } from './storm/tapStorm.ts'

test.use({ serviceWorkers: 'allow' })

// The long run is part of `npm run test:all`. STORMS and SEED can be told by the environment.
const isLong = process.env['LONG'] !== undefined
const STORMS = Number(process.env['STORMS'] ?? (isLong ? 25 : 1))
const STEPS = isLong ? 16 : 4

for (let storm = 0; storm < STORMS; storm += 1) {
  test(`storm ${storm + 1}: every press counts, and the shop ends as the device`, async ({
    server,
  }, info) => {
    test.setTimeout(300_000)
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31) + storm
    info.annotations.push({ type: 'SEED', description: String(seed) })
    const steps = stormOf(seed, STEPS)
    const run = new TapStorm(server, new StormBrowser(info))
    try {
      await run.begin()
      for (const step of steps) await run.take(step)
      await run.end()
    } catch (error) {
      throw new Error(`SEED=${seed} ${JSON.stringify(steps)}`, { cause: error })
    } finally {
      await run.close()
    }
  })
}
