import type { TemplateRun } from '#domain/template/templateRun.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { askForJobs } from '../jobs/jobCommands.ts'
import { runJob } from './runJob.ts'
import { type TemplateRunRow, withoutValues } from './templateRunRow.ts'

/** The request of a click. */
export interface WantedRun extends Pick<
  TemplateRunRow,
  'slug' | 'title' | 'values' | 'language' | 'device' | 'price'
> {
  /** The services are known not to answer: it is kept, and asks again before anything is sent. */
  readonly isOffline: boolean
}

/**
 * Asks for a run; resolves to its refCode. Known to be offline, it is only kept (`asks`). Rejects with an
 * `OfflineError`: GENERATION_SIGN_IN_NEEDED for a guest, or storage; then nothing has changed.
 */
export async function askForRun(db: IskraDatabase, { isOffline, ...wanted }: WantedRun): Promise<string> {
  const row: TemplateRunRow = {
    ...wanted,
    refCode: newId(),
    id: null,
    status: 'pending',
    asks: isOffline,
    createdAt: new Date().toISOString(),
    endedAt: null,
    confirmedAt: Date.now(),
    wasSent: false,
    isCancelling: false,
    refusal: null,
    faults: [],
    run: null,
    attempts: 0,
  }
  await askForJobs(db, runJob, [row])
  return row.refCode
}

/** The server told of a run: the row of it here, if there is one, follows. The addresses of its files are new. */
export async function followRun(db: IskraDatabase, run: TemplateRun): Promise<void> {
  await change(db, ['templateRuns'], ({ templateRuns }) =>
    templateRuns
      .where('refCode')
      .equals(run.refCode)
      .modify({ run: withoutValues(run) }),
  )
}
