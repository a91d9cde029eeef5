import type { Generation } from '#domain/generation/generation.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'
import type { GenerationIntentArguments } from '../generation/generationIntentArguments.ts'
import type { GenerationRow } from '../generation/generationRow.ts'
import type { TemplateRunIntentArguments } from '../templateRuns/templateRunIntentArguments.ts'
import type { TemplateRunRow } from '../templateRuns/templateRunRow.ts'

/**
 * What each kind of paid job is made of, by the name that credits are held for it under. A later kind adds its types
 * here, and the compiler asks for the rest.
 */
export interface JobKinds {
  readonly generation: {
    readonly store: 'generations'
    readonly row: GenerationRow
    /** What a person says yes to. */
    readonly price: number
    /** As the server tells of it. */
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

/** What the intents of paid jobs carry, and what else their kinds tell the services. */
export interface JobIntentArguments extends GenerationIntentArguments, TemplateRunIntentArguments {}
