import { DrizzleQueryError } from 'drizzle-orm/errors'
import { LOG_LEVELS, type LogLevel } from '#domain/runtimeConfig.ts'

type Details = Readonly<Record<string, unknown>>

/** The server's log. Never a secret, a token or a person's data. */
export interface Log {
  debug(message: string, details?: Details): void
  info(message: string, details?: Details): void
  warn(message: string, details?: Details): void
  error(message: string, details?: Details): void
}

/** A log of one line per event, only of those at least as grave as `level`. */
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

/**
 * JSON shows no fields of an error: the stack says what is needed to fix it. An error's `toJSON`, as GraphQL's have, is
 * passed over: the object is asked for the value itself.
 */
function describeError(this: unknown, key: string, told: unknown): unknown {
  const value = ownValue(this, key) ?? told
  if (!(value instanceof Error)) return value
  const { cause } = value
  const original = 'originalError' in value ? value.originalError : undefined
  // A wrapper of our error repeats its words, which may hold people's data.
  if (original instanceof Error) return { graphql: value.name, cause: original }
  const stack = stackOf(value)
  const errors = value instanceof AggregateError && value.errors.length > 0 ? { errors: value.errors } : null
  return cause === undefined && errors === null
    ? stack
    : { stack, ...errors, ...(cause !== undefined && { cause }) }
}

function ownValue(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? Object.entries(holder).find(([name]) => name === key)?.[1]
    : undefined
}

/** Data exceptions (SQLSTATE 22…) repeat the value that didn't fit. */
const DATA_EXCEPTION = /^22[\dA-Z]{3}$/

/** Of a refused query only the statement and the code: its parameters are people's data. */
function stackOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : ''
  const message =
    error instanceof DrizzleQueryError
      ? `Failed query: ${error.query}`
      : DATA_EXCEPTION.test(code)
        ? `a value that doesn’t fit (${code})`
        : null
  const { stack = '' } = error
  if (message === null) return stack
  // Only the message tells where it ends: its lines may look like lines of the stack.
  const at = stack.indexOf(error.message)
  const frames = at === -1 ? '' : stack.slice(at + error.message.length)
  return `${error.name}: ${message}${frames}`
}
