import { Dexie, type Table } from 'dexie'
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

/** The stores of paid jobs, and the form of their rows. */
export type JobRows = { readonly [Kind in JobKind as JobKinds[Kind]['store']]: JobKinds[Kind]['row'] }

/** What the intents of paid jobs carry, and what else their kinds tell the services. */
export interface JobIntentArguments extends GenerationIntentArguments, TemplateRunIntentArguments {}

type JobTables = { readonly [Name in JobStoreName]: Table<JobRows[Name], string> }

/** The part of the database that stores paid jobs: a store that is forgotten here doesn't compile. */
export class JobDatabase extends Dexie implements JobTables {
  declare readonly generations: Table<JobRows['generations'], string>
  declare readonly templateRuns: Table<JobRows['templateRuns'], string>
}
