import { posix } from 'node:path'

/** What something is made of: source files and packages, each with its bytes before minifying. */
export type Makeup = ReadonlyMap<string, number>

type Sources = Readonly<Record<string, number>>

const NAMED = 5

/** Smaller sources than so many bytes are counted with their folder: a record of each would be three times as long. */
const SMALL = 1_000

/** What several parts are made of together. */
export function togetherOf(parts: Iterable<Sources>): Makeup {
  const sum = new Map<string, number>()
  for (const part of parts)
    for (const [source, bytes] of Object.entries(part)) sum.set(source, (sum.get(source) ?? 0) + bytes)
  return sum
}

/** The same with what is small put together by folders: `src/ui/…`. Packages stand by themselves. */
export function smallByFolder(sources: Sources): Sources {
  const sizes = Object.entries(sources).map(([source, bytes]) => ({
    [bytes < SMALL && source.startsWith('src/') ? `${posix.dirname(source)}/…` : source]: bytes,
  }))
  return Object.fromEntries(togetherOf(sizes))
}

/** The five sources that have grown most, the largest first; what was not there before has grown from nothing. */
export function grewMost(
  before: Makeup,
  now: Makeup,
): readonly { readonly source: string; readonly bytes: number }[] {
  return [...now]
    .map(([source, bytes]) => ({ source, bytes: bytes - (before.get(source) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((one, other) => other.bytes - one.bytes || (one.source < other.source ? -1 : 1))
    .slice(0, NAMED)
}

/** The same in words, two a line: the end of the test command has few lines for each of many failures. */
export function sayGrowth(before: Makeup, now: Makeup): string {
  const grown = grewMost(before, now).map(({ source, bytes }) => `+${sayBytes(bytes)} ${source}`)
  if (grown.length === 0) return 'nothing of it has grown since the record: it is packed otherwise'
  const lines = [grown.slice(0, 2), grown.slice(2, 4), grown.slice(4)].filter(({ length }) => length > 0)
  return ['grew most since the record, before minifying:', ...lines.map((line) => line.join(', '))].join('\n')
}

function sayBytes(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`
}
