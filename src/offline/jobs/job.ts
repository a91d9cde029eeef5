import type { Table } from 'dexie'
import type { ProductApi } from '#api/product/productApi.ts'
import { INTENT_STORES, type IntentStores } from '../outbox/enqueue.ts'
import type { Question } from '../outbox/enqueueQuestion.ts'
import type { SendContext } from '../outbox/handler.ts'
import type { IntentArguments, IntentRow } from '../outbox/intent.ts'
import type { OutboxService } from '../outbox/outboxServices.ts'
import type { Stores } from '../stores.ts'
import type { JobKind, JobKinds } from './jobKinds.ts'

export type RowOfJob<Kind extends JobKind> = JobKinds[Kind]['row']
type StoreOf<Kind extends JobKind> = JobKinds[Kind]['store']

/** The stores of a change of jobs: their rows, and the intents for the server. */
export type JobStores<Kind extends JobKind> = IntentStores & Stores<StoreOf<Kind>>

/** The writes in the transaction that settles an intent. */
export type WriteBack<Kind extends JobKind> = (stores: JobStores<Kind>) => Promise<void>

/** The parts of one kind of paid job on this device. The functions beside it do the work that all kinds share. */
export interface Job<Kind extends JobKind> {
  readonly store: StoreOf<Kind>
  readonly rows: (stores: Stores<StoreOf<Kind>>) => Table<RowOfJob<Kind>, string>
  /** The service of its intents. */
  readonly service: OutboxService
  readonly intents: Pick<JobKinds[Kind], 'start' | 'cancel' | 'poll'>
  /** Start and cancel of one job go in order. */
  readonly entity: (refCode: string) => string
  /** The arguments of a start: enough to tell a person what it is. The request itself is in the row alone. */
  readonly startArguments: (row: RowOfJob<Kind>) => IntentArguments[JobKinds[Kind]['start']]
  readonly cancelArguments: (row: RowOfJob<Kind>) => IntentArguments[JobKinds[Kind]['cancel']]
  /** The row once a person has said yes to this price. */
  readonly agreed: (row: RowOfJob<Kind>, price: JobKinds[Kind]['price']) => RowOfJob<Kind>
  /** Trims ended jobs to their limit, before another is added. */
  readonly makeRoom: WriteBack<Kind>
  /** The visible effect of a cancel before the server has answered; an unsent job needs no answer. */
  readonly cancelHere: (stores: JobStores<Kind>, row: RowOfJob<Kind>) => Promise<void>
  /** The question that asks about a row under way. Rows with the same entity share it. */
  readonly question: (row: RowOfJob<Kind>) => Question<JobKinds[Kind]['poll']>
  /** In how many ms these are to be asked about. */
  readonly pollIn: (rows: readonly RowOfJob<Kind>[]) => number
  /** Whether the questions of a row under way are counted anew when its person is back. */
  readonly countsAnew: (row: RowOfJob<Kind>) => boolean
  /** Further work on a person's return, in the same transaction. */
  readonly onReturn: WriteBack<Kind>
}

/** How a kind of job speaks with its service. Each call rejects as its client does. */
export interface JobCalls<Kind extends JobKind> {
  /**
   * Prepares a start. Resolves to a function that sends the row, with its agreed price, and returns how to write its
   * answer back.
   */
  readonly start: (context: SendContext) => Promise<(row: RowOfJob<Kind>) => Promise<WriteBack<Kind>>>
  /** Where a start is refused because of its price: the row with the new one. Null for other errors. */
  readonly newPrice: (error: unknown) => ((row: RowOfJob<Kind>) => RowOfJob<Kind>) | null
  /** Where nothing was started, nor will be when it is sent again: how its row ends. Null for other errors. */
  readonly refusal: (
    error: unknown,
  ) => ((stores: JobStores<Kind>, row: RowOfJob<Kind>) => Promise<void>) | null
  /** The job of a click whose answer was lost; null if the server has none. */
  readonly find: (api: ProductApi, refCode: string) => Promise<JobKinds[Kind]['told'] | null>
  /** Writes a found job into the row of its start. */
  readonly takeFound: (stores: JobStores<Kind>, told: JobKinds[Kind]['told']) => Promise<void>
  /** Cancels on the server; returns how to write its answer back. */
  readonly cancel: (
    intent: IntentRow<JobKinds[Kind]['cancel']>,
    id: string,
    context: SendContext,
  ) => Promise<WriteBack<Kind>>
  /** Polls these running jobs, one at least; returns how to write the answers back. */
  readonly poll: (asked: readonly UnderWay<Kind>[], context: SendContext) => Promise<WriteBack<Kind>>
}

/** A row that the server has under an id. */
export type UnderWay<Kind extends JobKind> = RowOfJob<Kind> & { readonly id: string }

/** The stores of a change of such jobs, by their names. */
export function storesOf<Kind extends JobKind>(job: Job<Kind>) {
  return [job.store, ...INTENT_STORES] as const
}
