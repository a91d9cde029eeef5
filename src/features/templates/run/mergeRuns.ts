import type { GenerationStatus } from '#domain/generation/generation.ts'
import type { RunRow } from '#domain/template/templateRun.ts'
import type { TemplateRunRow } from '#offline/templateRuns/templateRunRow.ts'
import { shownFile } from '#domain/template/resultFile.ts'

/** A run as the history lists it. */
export interface ListedRun {
  /** The server’s id, or the refCode of one that it doesn’t know yet. */
  readonly key: string
  readonly slug: string
  readonly title: string
  readonly status: GenerationStatus
  readonly createdAt: string
  readonly thumbnailUrl: string | null
}

/** The most runs in the history. */
const MOST = 12

/** Runs of this device and of the account, each once, latest first. This device's version is newer. */
export function mergeRuns(rows: readonly TemplateRunRow[], told: readonly RunRow[]): readonly ListedRun[] {
  const own = rows.map((row): ListedRun => {
    const { slug, title, status, createdAt, run } = row
    const thumbnails = new Map(told.map((each) => [each.id, each.thumbnailUrl]))
    return {
      key: row.id ?? row.refCode,
      slug,
      title,
      status,
      createdAt,
      thumbnailUrl: (row.id === null ? null : thumbnails.get(row.id)) ?? thumbnailOf(run),
    }
  })
  const known = new Set(own.map(({ key }) => key))
  const others = told.flatMap((run): ListedRun[] => (known.has(run.id) ? [] : [{ ...run, key: run.id }]))
  return [...own, ...others]
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, MOST)
}

function thumbnailOf(run: TemplateRunRow['run']): string | null {
  const parts = run?.results.flatMap((result) => result.parts) ?? []
  const picture = parts.find(({ kind }) => kind === 'image')
  return picture === undefined ? null : (shownFile(picture)?.url ?? null)
}
