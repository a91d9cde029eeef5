import type { EngineCapability, EngineOffer } from '#domain/generation/engineOffer.ts'
import type { OptionsOf } from '#domain/generation/options.ts'
import type { ServerContext } from '#server/context.ts'
import { EngineFailure, type GenerationEngine } from '../engine.ts'
import { hasVideoEncoder } from '../videoEncoder.ts'
import { type Atelier, openAtelier } from './atelier/atelier.ts'
import { readFaults, sufferFaults, withoutFaults } from './faults.ts'

/** Whether each option changes what is made; an option that nobody has decided on doesn't compile. */
const HEEDED = {
  image: { style: true, size: true, quality: true, seed: true, negativePrompt: true, reference: true },
  video: {
    style: true,
    aspect: true,
    resolution: true,
    duration: true,
    fps: true,
    animation: true,
    soundtrack: true,
    seed: true,
    negativePrompt: true,
    reference: true,
  },
  music: { mood: true, duration: true, seed: true },
} as const satisfies {
  readonly [Type in 'image' | 'video' | 'music']: Readonly<Record<keyof OptionsOf[Type], boolean>>
}

function capabilitiesOf(heeded: { readonly [Name in EngineCapability]?: boolean }): EngineOffer['takes'] {
  const { seed = false, negativePrompt = false, reference = false } = heeded
  const { animation = false, soundtrack = false } = heeded
  return { seed, negativePrompt, reference, animation, soundtrack }
}

type Server = Pick<ServerContext, 'config'>

const made = new WeakMap<Server, readonly GenerationEngine[]>()

/**
 * The engines that come with the server: they draw, film and compose by rules, need no provider, and make the same
 * again from the same prompt, options and seed. One set for each server.
 */
export function proceduralEngines(context: Server): readonly GenerationEngine[] {
  const known = made.get(context)
  if (known) return known
  const atelier = openAtelier()
  const hasFaults = context.config.generators.faults
  const engines = [
    engine(atelier, hasFaults, {
      id: 'iskra-obraz',
      type: 'image',
      name: 'Iskra Obraz',
      isAvailable: true,
      takes: capabilitiesOf(HEEDED.image),
      atOnce: 2,
    }),
    engine(atelier, hasFaults, {
      id: 'iskra-wideo',
      type: 'video',
      name: 'Iskra Wideo',
      isAvailable: hasVideoEncoder(),
      takes: capabilitiesOf(HEEDED.video),
      atOnce: 1,
    }),
    engine(atelier, hasFaults, {
      id: 'iskra-muzyka',
      type: 'music',
      name: 'Iskra Muzyka',
      isAvailable: true,
      takes: capabilitiesOf(HEEDED.music),
      atOnce: 1,
    }),
  ]
  made.set(context, engines)
  return engines
}

function engine(
  atelier: Atelier,
  hasFaults: boolean,
  what: Omit<GenerationEngine, 'isProcedural' | 'isPaid' | 'make'>,
): GenerationEngine {
  return {
    ...what,
    isProcedural: true,
    isPaid: false,
    async make(job, work) {
      if (job.type !== 'image' && job.type !== 'video' && job.type !== 'music') {
        throw new EngineFailure('refused', `${what.id} does not make ${job.type}`)
      }
      if (!hasFaults) return atelier.make(job, work, false)
      const faults = readFaults(job.prompt)
      await sufferFaults(faults, job.id, work)
      return atelier.make({ ...job, prompt: withoutFaults(job.prompt) }, work, faults.isQuick)
    },
  }
}
