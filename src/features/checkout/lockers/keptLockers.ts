import * as z from 'zod/mini'
import { tabTexts } from '#domain/browser/page/textStorage.ts'
import { foundLockersSchema, type FoundLockers } from '#domain/lockers/locker.ts'

const KEY = 'iskra-lockers'
const MOST_KEPT = 300

/**
 * The lockers that this tab has found, the last first, for when the network is gone. They live no longer than the tab:
 * where somebody looked says where they live.
 */
export function readKeptLockers(): FoundLockers | null {
  try {
    const parsed = z.safeParse(foundLockersSchema, JSON.parse(tabTexts.read(KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Keeps what was found beside what was found before. Where the browser refuses storage, nothing is kept. */
export function keepLockers(found: FoundLockers): void {
  const known = readKeptLockers()?.lockers ?? []
  const codes = new Set(found.lockers.map(({ code }) => code))
  const lockers = [...found.lockers, ...known.filter(({ code }) => !codes.has(code))].slice(0, MOST_KEPT)
  tabTexts.write(KEY, JSON.stringify({ ...found, lockers } satisfies FoundLockers))
}
