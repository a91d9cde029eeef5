import { foundLockersSchema, type Locker } from '#domain/lockers/locker.ts'
import { servePoints } from '../support/pointsService.ts'
import type { ProductProcess } from '../support/productProcess.ts'
import { expect, test as base } from './fixtures.ts'

const LOCKERS: readonly Locker[] = ['ZAK01A', 'ZAK02A'].map((code, at) => ({
  code,
  street: `Krupówki ${at + 1}`,
  postcode: '34-500',
  town: 'Zakopane',
  hint: 'obok poczty',
}))

interface CarrierFixtures {
  /** This test’s own product as a shop with a carrier, whose lockers it has read. */
  readonly shopWithCarrier: ProductProcess
}

/** Tests of a shop that works with a carrier: with a small points service, configured like the real one. */
export const test = base.extend<CarrierFixtures>({
  shopWithCarrier: async ({ server }, use) => {
    const points = await servePoints(LOCKERS)
    await server.stop()
    await server.start({ LOCKERS_URL: points.origin })
    await expect
      .poll(async () => {
        const answer = await fetch(`${server.origin}/api/v1/lockers?q=zakopane`)
        return foundLockersSchema.parse(await answer.json()).lockers.length
      })
      .toBe(LOCKERS.length)
    await use(server)
    await points.close()
  },
})
