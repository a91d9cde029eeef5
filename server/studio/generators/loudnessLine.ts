import { WAVE_POINTS } from '#domain/generation/limits.ts'

/** The loudest sample from a moment on. */
export interface Peak {
  readonly second: number
  /** 0 to 1. */
  readonly level: number
}

/**
 * Peaks of a sound as `WAVE_POINTS` whole numbers, 0 to 100, along its length: each is its stretch's loudest sample,
 * relative to the loudest of all. Silence is all zeros.
 */
export function loudnessLine(peaks: readonly Peak[], seconds: number): number[] {
  const line = Array.from({ length: WAVE_POINTS }, () => 0)
  for (const { second, level } of peaks) {
    const place = Math.min(WAVE_POINTS - 1, Math.max(0, Math.floor((second / seconds) * WAVE_POINTS)))
    line[place] = Math.max(line[place] ?? 0, level)
  }
  const loudest = Math.max(...line)
  return line.map((level) => (loudest === 0 ? 0 : Math.round((level / loudest) * 100)))
}
