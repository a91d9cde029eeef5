/** A service that the server needs can't be reached: the same call may succeed a moment later. */
export class Outage extends Error {
  override readonly name = 'Outage'
  /** The status it answered with; null when it didn't. */
  readonly status: number | null

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** How long, in seconds, clients should wait before they retry. */
export const OUTAGE_PAUSE_SECONDS = 5

/** Codes of the system, the driver and PostgreSQL itself (SQLSTATE) for a connection that can't be made, or breaks. */
const CONNECTION_CODES = /^(?:E(?:CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_AGAIN)\w*|08\w{3}|57P0[123]|53300)$/
/** The same of a disk that is full. */
const EMBEDDED_FULL = 51
const FULL_CODES = /^(?:ENOSPC|EDQUOT|53100)$/
const CONNECTION_WORDS = /^(?:timeout exceeded when trying to connect|Connection terminated)/

/** Whether a call failed because the database or the file store is gone or full, not because of the call itself. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Outage || CONNECTION_WORDS.test(error.message)) return true
  // The embedded database’s own file system says it by number.
  if (error.name === 'ErrnoError' && 'errno' in error && error.errno === EMBEDDED_FULL) return true
  const code = 'code' in error ? String(error.code) : ''
  return CONNECTION_CODES.test(code) || FULL_CODES.test(code) || isOutage(error.cause)
}
