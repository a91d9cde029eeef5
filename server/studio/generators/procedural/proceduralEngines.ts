import * as z from 'zod/mini'
import type { TakesOf } from '#domain/generation/engineTakes.ts'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { understandsPrompt } from '#domain/generation/reading/understandsPrompt.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { EngineFailure, type GenerationEngine } from '../engine.ts'
import { hasVideoEncoder } from '../videoEncoder.ts'
import { type RenderThreads, openRenderThreads } from './renderThreads/renderThreads.ts'
import { readFaults, sufferFaults, withoutFaults } from './faults.ts'

/** The options that change the result; an option without an entry doesn't compile. */
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
} as const satisfies { readonly [Type in 'image' | 'video' | 'music']: TakesOf<Type> }

type Server = Pick<ServerContext, 'config'>

const made = new WeakMap<Server, readonly GenerationEngine[]>()

/**
 * The engines that come with the server: they draw, film and compose by rules, need no provider, and make the same
 * again from the same prompt, options and seed. One set for each server.
 */
export function proceduralEngines(context: Server): readonly GenerationEngine[] {
  const known = made.get(context)
  if (known) return known
  const atelier = openRenderThreads()
  const hasFaults = context.config.generators.faults
  const engines = [
    engine(atelier, hasFaults, {
      id: 'iskra-obraz',
      type: 'image',
      name: 'Iskra Obraz',
      outage: null,
      takes: HEEDED.image,
      atOnce: 2,
      understands: understandsPicture(hasFaults),
    }),
    engine(atelier, hasFaults, {
      id: 'iskra-wideo',
      type: 'video',
      name: 'Iskra Wideo',
      outage: hasVideoEncoder() ? null : 'no-encoder',
      takes: HEEDED.video,
      atOnce: 1,
      understands: understandsFilm(hasFaults),
    }),
    engine(atelier, hasFaults, {
      id: 'iskra-muzyka',
      type: 'music',
      name: 'Iskra Muzyka',
      outage: null,
      takes: HEEDED.music,
      atOnce: 1,
    }),
  ]
  made.set(context, engines)
  return engines
}

/** Prompts that ask for a fault belong to tests, and starts from a picture need no words. */
function understandsPicture(hasFaults: boolean): NonNullable<GenerationEngine['understands']> {
  return (prompt, options) => {
    if (hasFaults && withoutFaults(prompt) !== prompt) return true
    const { style, reference, negativePrompt = '' } = z.parse(OPTIONS_SCHEMAS.image, options)
    return reference !== undefined || understandsPrompt(prompt, { type: 'image', style, negativePrompt })
  }
}

function understandsFilm(hasFaults: boolean): NonNullable<GenerationEngine['understands']> {
  return (prompt, options) => {
    if (hasFaults && withoutFaults(prompt) !== prompt) return true
    const { style, animation, reference, negativePrompt = '' } = z.parse(OPTIONS_SCHEMAS.video, options)
    return (
      reference !== undefined ||
      understandsPrompt(prompt, { type: 'video', style, animation, negativePrompt })
    )
  }
}

function engine(
  atelier: RenderThreads,
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
