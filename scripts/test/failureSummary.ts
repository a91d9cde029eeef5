import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './record.ts'

const MAX_LINES = 60
const MAX_LINES_OF_ONE = 8
const MAX_WIDTH = 200

/** Every failure by its name with the first lines of its message: at most 60 lines, none when nothing failed. */
export function failureSummary(failures: readonly Failure[]): readonly string[] {
  if (failures.length === 0) return []
  const room = MAX_LINES - 1
  const named = failures.length > room ? failures.slice(0, room - 1) : failures
  const each = Math.min(MAX_LINES_OF_ONE, Math.floor(room / failures.length))
  const lines = named.flatMap((failure) => [
    `✗ ${failure.name}`.slice(0, MAX_WIDTH),
    ...firstLines(failure.message, each - 1),
  ])
  const unnamed = failures.length - named.length
  return ['── what failed', ...lines, ...(unnamed > 0 ? [`… and ${unnamed} more`] : [])]
}

function firstLines(message: string, count: number): readonly string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, Math.max(0, count))
    .map((line) => `    ${line}`.slice(0, MAX_WIDTH))
}
