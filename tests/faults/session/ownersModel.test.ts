import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SharedDevice } from './sharedDevice.ts'
import { PEOPLE, type Step, steps } from './steps.ts'

// SEED and RUNS can be told by the environment.
const isLong = Boolean(process.env['LONG'])
const RUNS = Number(process.env['RUNS'] ?? (isLong ? 3_000 : 15))
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

beforeEach(() => {
  // Nothing else is open on this device.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(): void {}
      close(): void {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

async function take(device: SharedDevice, step: Step): Promise<void> {
  if (step.kind === 'drain') await device.drain(step.fate, step.moment, step.meanwhile)
  else if (step.kind === 'add') await device.add()
  else if (step.kind === 'prefer') await device.prefer()
  else if (step.kind === 'draft') await device.draft()
  else if (step.kind === 'generate') await device.generate()
  else await device.handOver(step)
}

/** Nobody sees anything of others or of who has left, and no cart of the shop holds what two people put in. */
async function lookAround(device: SharedDevice): Promise<void> {
  const { canaries, storefront, leaks } = device
  for (const word of canaries.wordsIn(await device.sight())) {
    expect([word, canaries.ownerOf(word)]).toEqual([word, canaries.present])
  }
  expect(canaries.goneIn(await device.dump())).toEqual([])
  for (const cart of storefront.carts.values()) {
    const words = cart.lines.flatMap(({ variantId }) => canaries.wordsIn(variantId))
    expect(new Set(words.map((word) => canaries.ownerOf(word))).size).toBeLessThan(2)
    for (const word of words) canaries.arrive(word)
  }
  expect(leaks).toEqual([])
}

it(
  `keeps people apart on one device and loses nothing of theirs, in ${RUNS} runs (SEED=${SEED})`,
  { timeout: 0 },
  async () => {
    const property = fc.asyncProperty(steps, async (taken) => {
      const device = new SharedDevice()
      for (const step of taken) {
        await take(device, step)
        await lookAround(device)
      }
      // In the end everybody comes back, and the network with them.
      await device.drain('answered')
      for (const person of PEOPLE) {
        await device.handOver({ kind: 'sign-in', person })
        await device.drain('answered')
        await device.drain('answered')
        await lookAround(device)
        await device.handOver({ kind: 'expire' })
      }
      expect(device.canaries.missing()).toEqual([])
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED })
  },
)
