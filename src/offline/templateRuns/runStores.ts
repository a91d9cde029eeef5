import { jobStoreRule } from '../jobs/jobStoreRule.ts'
import { templateRunEntity } from './templateRunIntentArguments.ts'
import { type TemplateRunRow, withoutValues } from './templateRunRow.ts'

/** Runs of templates. */
export const runStores = {
  templateRuns: jobStoreRule<TemplateRunRow>({
    entity: templateRunEntity,
    // Unsent values may hold secret words.
    export: ({ values: _values, run, ...row }) => ({ ...row, run: run === null ? null : withoutValues(run) }),
  }),
}
