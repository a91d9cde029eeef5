import * as z from 'zod/mini'
import type { LogEntry } from '#domain/log.ts'
import { STOREFRONT_LANGUAGES } from '#domain/storefront/storefrontLanguage.ts'
import { packOrder, type PackRecord } from '#domain/packs/packRecord.ts'

const clearable = z.enum(['catalogue', 'pictures'])
/** Caches that can be emptied without losing anything that was saved on purpose. */
export type ClearableCache = z.infer<typeof clearable>

/** Everything a page may say to the worker. Parsed at the worker's door. */
export const pageMessage = z.discriminatedUnion('type', [
  /** To a waiting worker: take over. The page has made sure that nothing is about to be sent. */
  z.object({ type: z.literal('SKIP_WAITING') }),
  /** To the active worker before it is replaced: stop your work. */
  z.object({ type: z.literal('let-go') }),
  z.object({ type: z.literal('describe') }),
  /** Control this page, which was loaded while the worker became active. Only pages of the worker's own build are. */
  z.object({ type: z.literal('claim-page'), build: z.string() }),
  /** Cache the content of this first, uncontrolled page, so that its next start works offline. */
  z.object({
    type: z.literal('keep-page'),
    path: z.string(),
    search: z.prefault(z.string(), ''),
    pictures: z.array(z.string()),
    files: z.prefault(z.array(z.string()), []),
    language: z.enum(STOREFRONT_LANGUAGES),
  }),
  /** Which language this device reads: documents in another one are of no use to it. */
  z.object({ type: z.literal('language'), language: z.enum(STOREFRONT_LANGUAGES) }),
  z.object({ type: z.literal('list-packs') }),
  z.object({ type: z.literal('save-pack'), order: packOrder }),
  z.object({ type: z.literal('cancel-pack'), id: z.string() }),
  z.object({ type: z.literal('remove-pack'), id: z.string() }),
  /** Go on with packs that a killed worker, a cut network or an update left unfinished. */
  z.object({ type: z.literal('resume-packs') }),
  z.object({ type: z.literal('clear-caches'), caches: z.array(clearable) }),
])
export type PageMessage = z.infer<typeof pageMessage>

export interface WorkerDescription {
  readonly version: string
  readonly build: string
  /** ISO 8601: a worker is killed when idle and started anew when needed. */
  readonly startedAt: string
  /** The log of this run of the worker. */
  readonly log: readonly LogEntry[]
}

/** The answer to each message. */
export interface WorkerAnswers {
  readonly SKIP_WAITING: null
  readonly 'let-go': null
  readonly describe: WorkerDescription
  readonly 'claim-page': null
  readonly 'keep-page': null
  readonly language: null
  readonly 'list-packs': readonly PackRecord[]
  readonly 'save-pack': PackRecord
  readonly 'cancel-pack': null
  readonly 'remove-pack': null
  readonly 'resume-packs': null
  readonly 'clear-caches': null
}

/** How an answer travels back through the message's port. */
export type WorkerReply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly problem: string }

/** The worker's unasked messages to all pages. */
export type WorkerNotice =
  | { readonly type: 'pack'; readonly record: PackRecord }
  | { readonly type: 'pack-removed'; readonly id: string }
  | { readonly type: 'disk-full' }
