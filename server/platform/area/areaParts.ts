import type { Hono } from 'hono'
import type { ServedEndpoint } from '#server/platform/api/endpoint.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { FileJudges } from '#server/platform/files/fileRoutes.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import type { AccountData } from './accountData.ts'
import type { RuledTable } from './tableRule.ts'

/** Background work of an area. `stop` waits for running work. */
export interface BackgroundWork {
  stop(): Promise<void>
}

/**
 * Endpoints of an area besides the product API, open without an account. A checkout, a cart, a webhook and a stored
 * file's address have a secret or a signature of their own.
 */
interface Services {
  /** Each as `METHOD /path`, with `{name}` for a parameter. An address missing here keeps the server from starting. */
  readonly addresses: readonly string[]
  /** Mounts them on the server; `judges` are those of all areas. */
  readonly mount: (app: Hono, context: ServerContext, judges: FileJudges) => void
}

/** The parts of an area; the server's lists are put together from these. */
export interface Area {
  /** The tables of its `tables.ts`, each with its rule. */
  readonly tables?: readonly RuledTable[]
  /** Its part of the product API; `data` handles all data under an account. */
  readonly endpoints?: (context: ServerContext, data: AccountData) => readonly ServedEndpoint[]
  readonly services?: Services
  /** The code that decides whether a stored file may still be seen, by its first folder. */
  readonly fileJudges?: FileJudges
  /** Brings its data to this version. Runs before the server is ready. */
  readonly prepare?: (context: ServerContext) => Promise<void>
  /** Due and periodic work, run in turn with the tasks of all areas; it must not wait for others. */
  readonly tasks?: readonly Task[]
  /** Its background work once the server answers, its own schedules included. */
  readonly work?: (context: ServerContext) => readonly BackgroundWork[]
  /** Ends answers that stream for as long as a client listens: the server closes. */
  readonly endStreams?: (context: ServerContext) => Promise<void>
}
