import type { Hono } from 'hono'
import type { ServedEndpoint } from '#server/api/endpoint.ts'
import type { ServerContext } from '#server/context.ts'
import type { FileJudges } from '#server/files/fileRoutes.ts'
import type { Task } from '#server/schedule.ts'
import type { AccountData } from './accountData.ts'
import type { RuledTable } from './tableRule.ts'

/** Something an area does beside answering calls. `stop` waits for what is under way. */
export interface BackgroundWork {
  stop(): Promise<void>
}

/**
 * What an area answers besides the product API: open to anybody as far as accounts go. A checkout, a cart, a webhook
 * and a stored file's address have a secret or a signature of their own.
 */
interface Services {
  /** Each of them as `METHOD /path`, `{name}` for what a call fills in. One that isn't named keeps the server from starting. */
  readonly addresses: readonly string[]
  /** Puts them on the server; `judges` are those of all areas. */
  readonly mount: (app: Hono, context: ServerContext, judges: FileJudges) => void
}

/** What an area has: whatever else of the server lists its like is put together of these. */
export interface Area {
  /** The tables of its `tables.ts`, each with its rule. */
  readonly tables?: readonly RuledTable[]
  /** Its part of the product API; `data` is what is done with everything that stands under an account. */
  readonly endpoints?: (context: ServerContext, data: AccountData) => readonly ServedEndpoint[]
  readonly services?: Services
  /** Who says whether a stored file may still be seen, by its first folder. */
  readonly fileJudges?: FileJudges
  /** Brings its data to this version. Runs before the server is ready. */
  readonly prepare?: (context: ServerContext) => Promise<void>
  /** What falls due or is periodic, in turn with the tasks of all areas: nothing that waits for others. */
  readonly tasks?: readonly Task[]
  /** What it does on its own once the server answers, schedules of its own among it. */
  readonly work?: (context: ServerContext) => readonly BackgroundWork[]
  /** Ends the answers that would go on for as long as somebody listens: the server closes. */
  readonly endStreams?: (context: ServerContext) => Promise<void>
}
