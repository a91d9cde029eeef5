import type { ApiErrorCode, FieldProblem } from '#domain/account/apiError.ts'
import { makeThread, refuseLongAs } from './inThread.ts'
import { Refusal } from './refusal.ts'

/** The place of a schema whose bodies may be too large to parse on the main thread. */
export interface SchemaPlace {
  /** The address of its module. */
  readonly module: string
  readonly name: string
}

export interface BodyOrder {
  readonly schema: SchemaPlace
  readonly text: string
}

export type BodyReport =
  | { readonly body: unknown }
  | { readonly refused: ApiErrorCode; readonly problems: readonly FieldProblem[] | undefined }

/** In characters: shorter bodies are parsed in some milliseconds. */
export const LARGE_BODY = 100_000

const DEADLINE_MS = 10_000
const HEAP_MB = 512

const parse = makeThread<BodyReport>(new URL('./bodyThread.ts', import.meta.url), {
  deadlineMs: DEADLINE_MS,
  heapMb: HEAP_MB,
  waitingMost: 30,
})

/** A large body as its schema reads it. Throws what `parseInput` throws, and PAYLOAD_TOO_LARGE. */
export async function parseLargeBody(schema: SchemaPlace, text: string): Promise<unknown> {
  const order: BodyOrder = { schema, text }
  const report = await parse(order).catch(refuseLongAs('PAYLOAD_TOO_LARGE'))
  if ('body' in report) return report.body
  const { refused, problems } = report
  throw new Refusal(refused, problems === undefined ? {} : { problems })
}
