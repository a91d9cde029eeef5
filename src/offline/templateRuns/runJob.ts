import { isEnded } from '#domain/generation/generation.ts'
import { POLL_INTERVAL_MS } from '#domain/generation/limits.ts'
import type { Job } from '../jobs/job.ts'
import { TEMPLATE_POLL_ENTITY, templateRunEntity } from './templateRunIntentArguments.ts'
import type { TemplateRunRow } from './templateRunRow.ts'

/** So many that have ended stay on this device; the account has them all. */
const MOST_ENDED = 15

/** A filled template that one click asks for. */
export const runJob: Job<'run'> = {
  store: 'templateRuns',
  rows: (stores) => stores.templateRuns,
  service: 'product-api',
  intents: { start: 'template.run', cancel: 'template.cancel', poll: 'template.poll' },
  entity: templateRunEntity,
  startArguments: ({ refCode, title }) => ({ refCode, title }),
  cancelArguments: ({ refCode, title, id }) => ({ refCode, title, id }),
  agreed: (row, price) => ({ ...row, price, refusal: null }),
  async makeRoom({ templateRuns }) {
    const ended = (await templateRuns.toArray()).filter(({ status }) => isEnded(status))
    const old = ended
      .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''))
      .slice(MOST_ENDED - 1)
    await templateRuns.bulkDelete(old.map(({ refCode }) => refCode))
  },
  /** One that was never sent leaves this device; else it stays until the server has answered. */
  async cancelHere({ templateRuns }, { refCode, wasSent }) {
    if (wasSent) await templateRuns.update(refCode, { isCancelling: true })
    else await templateRuns.delete(refCode)
  },
  /** Each is read whole, all in one round. */
  question: () => ({ kind: 'template.poll', entity: TEMPLATE_POLL_ENTITY, arguments: {} }),
  pollIn: runPollIn,
  /** The person is back and sees it: frequent polls begin again. */
  countsAnew: () => true,
  onReturn: () => Promise.resolve(),
}

/** Embedded engines are quick: the first polls come soon. */
const SOON_MS = 1_500
const SOON_QUESTIONS = 8

/** In how many ms these are to be asked about. */
export function runPollIn(rows: readonly Pick<TemplateRunRow, 'attempts'>[]): number {
  return rows.some(({ attempts }) => attempts < SOON_QUESTIONS) ? SOON_MS : POLL_INTERVAL_MS
}
