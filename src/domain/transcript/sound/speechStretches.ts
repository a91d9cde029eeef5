import { LEVEL_WINDOW_MS, SILENT_DB } from './levels.ts'

/** A part of a recording, in ms. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** What lies so far above the floor begins speech, and what lies so far above it goes on with it, in dB. */
const BEGINS_DB = 6
const GOES_ON_DB = 4
/** Below this nobody is heard, whatever the floor. */
const INAUDIBLE_DB = -72
/** Sound this short is a click, in ms. */
const CLICK_MS = 30
/** A silence this short is within a word: hangover. */
const WITHIN_MS = 150
/** Speech begins softer and ends softer than it is found by. */
const EDGE_MS = 20
/** The floor is what a share of the levels around lie below: the noise between words. */
const FLOOR_SHARE = 0.08
const AROUND_MS = 10_000
const FLOOR_EVERY_MS = 500

/**
 * Where somebody speaks, by the energy of 10 ms windows (`createLevelMeter`) over a floor that follows the noise. In order,
 * apart.
 */
export function speechStretches(levels: Int8Array): readonly Stretch[] {
  const floors = floorsOf(levels)
  const lengthMs = levels.length * LEVEL_WINDOW_MS
  const stretches: Stretch[] = []
  const note = (from: number, to: number) => {
    const start = Math.max(0, from * LEVEL_WINDOW_MS - EDGE_MS)
    const end = Math.min(lengthMs, to * LEVEL_WINDOW_MS + EDGE_MS)
    const last = stretches.at(-1)
    if (last !== undefined && start - last.end < WITHIN_MS) stretches[stretches.length - 1] = { ...last, end }
    else stretches.push({ start, end })
  }
  let from = -1
  for (let at = 0; at <= levels.length; at += 1) {
    const over = smoothed(levels, at) - (floors[Math.floor((at * LEVEL_WINDOW_MS) / FLOOR_EVERY_MS)] ?? 0)
    if (from < 0 && at < levels.length && over >= BEGINS_DB) from = at
    if (from >= 0 && (at === levels.length || over < GOES_ON_DB)) {
      if ((at - from) * LEVEL_WINDOW_MS >= CLICK_MS) note(from, at)
      from = -1
    }
  }
  return stretches
}

/** The mean of a window and its neighbours: one alone leaps. */
function smoothed(levels: Int8Array, at: number): number {
  const here = levels[at] ?? SILENT_DB
  return (here + (levels[at - 1] ?? here) + (levels[at + 1] ?? here)) / 3
}

/** The floor for each half second, by a histogram of the levels around that slides along. */
function floorsOf(levels: Int8Array): Float32Array {
  const step = FLOOR_EVERY_MS / LEVEL_WINDOW_MS
  const around = AROUND_MS / LEVEL_WINDOW_MS
  const counts = new Uint32Array(1 - SILENT_DB)
  let first = 0
  let next = 0
  return Float32Array.from({ length: Math.ceil(levels.length / step) }, (_, block) => {
    const middle = block * step
    for (; next < Math.min(levels.length, middle + step + around); next += 1) count(counts, levels, next, 1)
    for (; first < middle - around; first += 1) count(counts, levels, first, -1)
    let left = (next - first) * FLOOR_SHARE
    let place = 0
    for (; place < counts.length - 1; place += 1) {
      left -= counts[place] ?? 0
      if (left < 0) break
    }
    return Math.max(INAUDIBLE_DB, place + SILENT_DB)
  })
}

function count(counts: Uint32Array, levels: Int8Array, at: number, by: 1 | -1): void {
  const place = (levels[at] ?? SILENT_DB) - SILENT_DB
  counts[place] = (counts[place] ?? 0) + by
}
