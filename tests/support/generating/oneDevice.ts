import { afterEach, beforeEach, vi } from 'vitest'
import { LoopbackChannel } from '../cart/loopbackChannel.ts'
import { GeneratingDevice } from './generatingDevice.ts'
import { type Fate, GeneratorWorld } from './generatorWorld.ts'
import { askForGeneration } from '#offline/generation/commands.ts'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { readGenerations } from '#offline/generation/readGenerations.ts'

export const START = new Date('2026-11-20T12:00:00Z').getTime()

export const WANTED = {
  type: 'image',
  prompt: ' Kot w czapce ',
  engine: 'iskra-obraz',
  options: { seed: 7 },
  credits: 3,
} as const

export const leap = (ms: number) => void vi.setSystemTime(Date.now() + ms)

/** A signed-in person's device and the services before it, made anew for each test of the file. */
class OneDevice {
  world = new GeneratorWorld(10)
  device = new GeneratingDevice(this.world, leap)

  get db() {
    return this.device.db
  }

  async begin(): Promise<void> {
    this.world = new GeneratorWorld(10)
    this.device = new GeneratingDevice(this.world, leap)
    await this.device.signIn()
    await this.device.drain(['arrives'])
    this.device.calls.length = 0
  }

  /** Sends due calls after so long. */
  async after(ms: number, ...fates: readonly Fate[]): Promise<void> {
    leap(ms)
    await this.device.drain(fates.length === 0 ? ['arrives'] : fates)
  }

  /** The only generation here, or the first that is under way. */
  async one(): Promise<GenerationRow> {
    const { queue, history } = await readGenerations(this.db)
    const [row] = [...queue, ...history]
    if (row === undefined) throw new Error('there is no generation')
    return row
  }

  /** So many are made, one after another. */
  async made(count: number): Promise<void> {
    for (let time = 0; time < count; time += 1) {
      this.world.available = 10
      await askForGeneration(this.db, { ...WANTED, prompt: `Kot ${time}` })
      await this.after(61_000)
      this.world.finish()
      await this.after(5_000)
    }
  }
}

/** Called once at the top of a test file. */
export function oneDevice(): OneDevice {
  const here = new OneDevice()
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    vi.stubGlobal('BroadcastChannel', LoopbackChannel)
    await here.begin()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return here
}
