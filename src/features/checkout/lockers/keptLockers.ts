import * as z from 'zod/mini'
import { tabTexts } from '#domain/browser/page/textStorage.ts'
import { foundLockersSchema, type FoundLockers } from '#domain/lockers/locker.ts'

const KEY = 'iskra-lockers'
const MOST_KEPT = 300

/**
 * The lockers that this tab has found, last first, for use without a network. They live no longer than the tab: a
 * search tells where a person lives.
 */
export function readKeptLockers(): FoundLockers | null {
  try {
    const parsed = z.safeParse(foundLockersSchema, JSON.parse(tabTexts.read(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Adds found lockers to the stored ones. Where the browser refuses storage, nothing is stored. */
export function keepLockers(found: FoundLockers): void {
  const known = readKeptLockers()?.lockers ?? []
  const codes = new Set(found.lockers.map(({ code }) => code))
  const lockers = [...found.lockers, ...known.filter(({ code }) => !codes.has(code))].slice(0, MOST_KEPT)
  tabTexts.write(KEY, JSON.stringify({ ...found, lockers } satisfies FoundLockers))
}
