import { jobStoreRule } from '../jobs/jobStoreRule.ts'
import { templateRunEntity } from './templateRunIntentArguments.ts'
import { type TemplateRunRow, withoutValues } from './templateRunRow.ts'

/** Runs of templates. */
export const runStores = {
  templateRuns: jobStoreRule<TemplateRunRow>({
    entity: templateRunEntity,
    // What waits to be sent may hold words that nobody else shall read.
    export: ({ values: _values, run, ...row }) => ({ ...row, run: run === null ? null : withoutValues(run) }),
  }),
}
