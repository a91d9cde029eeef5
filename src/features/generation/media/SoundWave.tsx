import styles from './SoundWave.module.css'

/** A drawing of sound, not of this sound. It fills its place. */
export function SoundWave() {
  return (
    <span className={styles.wave} aria-hidden="true">
      {HEIGHTS.map((height, index) => (
        <span key={index} style={{ blockSize: `${height}%` }} />
      ))}
    </span>
  )
}

/** Percent. */
const HEIGHTS = [18, 34, 26, 58, 42, 80, 55, 96, 62, 74, 40, 88, 52, 66, 30, 48, 22, 38, 16, 28]
