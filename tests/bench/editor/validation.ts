import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { z } from 'zod'
import { validateTemplate } from '#domain/template/validateTemplate.ts'
import { median } from '../measurement.ts'
import { graphTemplate } from './graph.ts'

/** How long it takes to validate a template, ms. */
export interface ValidationTimes {
  /** For the first time in a fresh context, when nothing is compiled yet. */
  readonly first: number
  /** The middle of later ones, as after each change. */
  readonly later: number
}

const NODES = 10_000
const TIMES = 15

/** Validates a template of 10,000 nodes in a thread of its own. */
export async function timeValidation(): Promise<ValidationTimes> {
  const worker = new Worker(new URL(import.meta.url))
  const [times]: unknown[] = await once(worker, 'message')
  return z.object({ first: z.number(), later: z.number() }).parse(times)
}

function validateRepeatedly(): ValidationTimes {
  const template = graphTemplate(NODES)
  const times = Array.from({ length: TIMES }, () => {
    // What is kept for an object that was validated before is of no use to a changed template.
    const changed = structuredClone(template)
    const start = performance.now()
    validateTemplate(changed, { isSlugTaken: () => false })
    return performance.now() - start
  })
  return { first: times[0] ?? Number.NaN, later: median(times.slice(1)) }
}

if (!isMainThread) parentPort?.postMessage(validateRepeatedly())
