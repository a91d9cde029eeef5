import { POLL_INTERVAL_MS } from '#domain/generation/limits.ts'
import { enqueue, INTENT_STORES, type IntentStores } from '../outbox/enqueue.ts'
import { enqueueQuestion } from '../outbox/enqueueQuestion.ts'
import type { Stores } from '../stores.ts'
import { TEMPLATE_POLL_ENTITY, templateRunEntity } from './templateRunIntentArguments.ts'
import type { TemplateRunRow } from './templateRunRow.ts'

// Each inside the caller's transaction, together with the row it is about.

/** What a change of runs holds: their rows, and the intents that tell the server. */
export const RUN_STORES = ['templateRuns', ...INTENT_STORES] as const
export type RunStores = Stores<(typeof RUN_STORES)[number]>

type About = Pick<TemplateRunRow, 'refCode' | 'title'>

const startKey = (refCode: string) => `template.run:${refCode}`

export function enqueueRun(stores: IntentStores, { refCode, title }: About): Promise<void> {
  return enqueue(stores, {
    kind: 'template.run',
    entity: templateRunEntity(refCode),
    coalesceKey: startKey(refCode),
    arguments: { refCode, title },
  })
}

/** What hasn't been sent yet is not sent any more. */
export async function dropRunIntent(stores: Stores<'outbox'>, refCode: string): Promise<void> {
  await stores.outbox.where('coalesceKey').equals(startKey(refCode)).delete()
}

export function enqueueRunCancel(stores: IntentStores, { refCode, title }: About): Promise<void> {
  return enqueue(stores, {
    kind: 'template.cancel',
    entity: templateRunEntity(refCode),
    coalesceKey: `template.cancel:${refCode}`,
    arguments: { refCode, title },
  })
}

/** Asks how all runs under way stand, in so many ms. A question that comes sooner stays. */
export function enqueueRunPoll(stores: IntentStores, inMs: number): Promise<void> {
  return enqueueQuestion(stores, { kind: 'template.poll', entity: TEMPLATE_POLL_ENTITY, arguments: {} }, inMs)
}

/** What embedded engines make is there in a moment: the first questions come soon. */
const SOON_MS = 1_500
const SOON_QUESTIONS = 8

/** In how many ms these are to be asked about. */
export function runPollIn(rows: readonly Pick<TemplateRunRow, 'attempts'>[]): number {
  return rows.some(({ attempts }) => attempts < SOON_QUESTIONS) ? SOON_MS : POLL_INTERVAL_MS
}
