import type { Generation } from '#domain/generation/generation.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'
import type { GenerationIntentArguments } from '../generation/generationIntentArguments.ts'
import type { GenerationRow } from '../generation/generationRow.ts'
import type { TemplateRunIntentArguments } from '../templateRuns/templateRunIntentArguments.ts'
import type { TemplateRunRow } from '../templateRuns/templateRunRow.ts'

/**
 * The types of each kind of paid job, by the name that credits are held for. A new kind adds its types here, and the
 * compiler requires the rest.
 */
export interface JobKinds {
  readonly generation: {
    readonly store: 'generations'
    readonly row: GenerationRow
    /** The price a person agrees to. */
    readonly price: number
    /** The server's form of it. */
    readonly told: Generation
    readonly start: 'generation.start'
    readonly cancel: 'generation.cancel'
    readonly poll: 'generation.poll'
  }
  readonly run: {
    readonly store: 'templateRuns'
    readonly row: TemplateRunRow
    readonly price: Quote
    readonly told: TemplateRun
    readonly start: 'template.run'
    readonly cancel: 'template.cancel'
    readonly poll: 'template.poll'
  }
}

export type JobKind = keyof JobKinds
export type JobStoreName = JobKinds[JobKind]['store']
export type JobIntentKind = JobKinds[JobKind]['start' | 'cancel' | 'poll']

/** The arguments of paid jobs' intents, and of further intents of their kinds. */
export interface JobIntentArguments extends GenerationIntentArguments, TemplateRunIntentArguments {}
