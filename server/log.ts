import { DrizzleQueryError } from 'drizzle-orm/errors'
import { LOG_LEVELS, type LogLevel } from '#domain/runtimeConfig.ts'

type Details = Readonly<Record<string, unknown>>

/** Where the server writes what happened. Never a secret, a token or a person's data. */
export interface Log {
  debug(message: string, details?: Details): void
  info(message: string, details?: Details): void
  warn(message: string, details?: Details): void
  error(message: string, details?: Details): void
}

/** A log of one line per event, with only what is at least as grave as `level`. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(line),
): Log {
  const lowest = LOG_LEVELS.indexOf(level)
  const at = (name: LogLevel) => {
    if (LOG_LEVELS.indexOf(name) < lowest) return () => undefined
    return (message: string, details?: Details) => {
      const more = details === undefined ? '' : ` ${JSON.stringify(details, describeError)}`
      write(`${new Date().toISOString()} ${name} ${message}${more}\n`)
    }
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Errors have no fields of their own in JSON: the stack says what is needed to mend them. */
function describeError(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  // What a failed query was asked with is people's data; the query itself is ours.
  const stack = value instanceof DrizzleQueryError ? value.stack?.replace(QUERY_VALUES, '') : value.stack
  return value.cause === undefined ? stack : { stack, cause: value.cause }
}

const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/
