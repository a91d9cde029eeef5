import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { type Makeup, togetherOf } from './makeup.ts'

/**
 * What screens were made of when somebody last wrote it down, so that what has grown since can be named. It lies
 * outside of what the page is built from: writing it makes no build out of date.
 */
const RECORD = 'tests/budgets/measured.json'

/** Between the names of those who share a part. */
const AND = ', '

/** Sources by whose they are: what several screens share stands there once, under the names of all of them. */
const sharesSchema = z.record(z.string(), z.record(z.string(), z.number()))
const recordSchema = z.object({ scripts: sharesSchema, styles: sharesSchema })

type Shares = z.infer<typeof sharesSchema>
type MeasuredRecord = z.infer<typeof recordSchema>

/** What is measured of a first visit of `path` has this name. */
export const untilQuiet = (path: string) => `${path} until quiet`

/** Puts down once what is shared: `loads` tells whose each file is, `sources` what it is made of. */
export function sharesOf(
  loads: ReadonlyMap<string, readonly string[]>,
  sources: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Shares {
  const filesOf = Map.groupBy(new Set([...loads.values()].flat()), (file) =>
    [...loads]
      .flatMap(([of, files]) => (files.includes(file) ? [of] : []))
      .toSorted()
      .join(AND),
  )
  const shares = [...filesOf].map(([whose, files]) => {
    const makeup = togetherOf(files.map((file) => sources[file] ?? {}))
    return [whose, Object.fromEntries([...makeup].toSorted(byName))] as const
  })
  return Object.fromEntries(shares.toSorted(byName))
}

/** What the record says that one of them was made of. */
export function recordedMakeup(shares: Shares, of: string): Makeup {
  return togetherOf(
    Object.entries(shares).flatMap(([whose, sources]) => (whose.split(AND).includes(of) ? [sources] : [])),
  )
}

/** Reads the record. */
export async function readRecord(): Promise<MeasuredRecord> {
  return recordSchema.parse(JSON.parse(await readFile(RECORD, 'utf8')))
}

/** Writes the record. */
export async function writeRecord(record: MeasuredRecord): Promise<void> {
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`)
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
