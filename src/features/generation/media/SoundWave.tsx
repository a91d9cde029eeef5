import styles from './SoundWave.module.css'

export interface SoundWaveProps {
  /** How loud the sound is along its length, as `generatedFileSchema` says. */
  readonly wave: readonly number[]
  /** So many bars are drawn. */
  readonly bars: number
}

/** This sound's loudness from its beginning to its end. It fills its place. */
export function SoundWave({ wave, bars }: SoundWaveProps) {
  return (
    <span className={styles.wave} aria-hidden="true">
      {barsOf(wave, bars).map((height, index) => (
        <span key={index} style={{ blockSize: `${height}%`, inlineSize: `${FILLED / bars}%` }} />
      ))}
    </span>
  )
}

/** Percent: the loudest point of each bar's stretch, silence as a thin line. */
export function barsOf(wave: readonly number[], bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar / bars) * wave.length)
    const to = Math.max(from + 1, Math.floor(((bar + 1) / bars) * wave.length))
    return Math.max(THINNEST, ...wave.slice(from, to))
  })
}

const THINNEST = 4
/** How much of the width bars take, percent; the rest is between them. */
const FILLED = 66
