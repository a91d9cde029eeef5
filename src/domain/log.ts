import type { LogLevel } from './runtimeConfig.ts'

const RANK = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } as const satisfies Record<LogLevel, number>

export interface LogEntry {
  /** ISO 8601. */
  readonly at: string
  readonly level: Exclude<LogLevel, 'silent'>
  /** The source: `worker`, `outbox`, `packs` … */
  readonly area: string
  readonly message: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** The number of last entries kept, of all levels, for the diagnostic file. */
export const LOG_MEMORY = 200

const memory: LogEntry[] = []
let threshold: LogLevel = 'warn'

/** Entries below `level` are remembered, not printed (specification part 2, section 9: `warn` unless configured). */
export function setLogLevel(level: LogLevel): void {
  threshold = level
}

/** The entries logged in this context (page or worker) since it started, oldest first. */
export function logEntries(): readonly LogEntry[] {
  return [...memory]
}

export function clearLog(): void {
  memory.length = 0
}

function record(level: LogEntry['level']) {
  return (area: string, message: string, details?: Readonly<Record<string, unknown>>): void => {
    memory.push({
      at: new Date().toISOString(),
      level,
      area,
      message,
      ...(details === undefined ? {} : { details }),
    })
    if (memory.length > LOG_MEMORY) memory.shift()
    if (RANK[level] >= RANK[threshold]) {
      console[level](`[${area}] ${message}`, ...(details === undefined ? [] : [details]))
    }
  }
}

/** The one way to inform developers. Never pass secrets or a person's texts. */
export const log = {
  debug: record('debug'),
  info: record('info'),
  warn: record('warn'),
  error: record('error'),
}
