/** A part of a sound, ms. */
interface Part {
  readonly start: number
  readonly end: number
}

const SAMPLES_PER_SECOND = 16_000

/** A WAV file in which something like a voice is heard in the given parts, and next to nothing else. */
export function speechLikeWav(lengthMs: number, spoken: readonly Part[]): Buffer {
  const count = Math.round((lengthMs / 1_000) * SAMPLES_PER_SECOND)
  const bytes = Buffer.alloc(44 + count * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + count * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(count * 2, 40)
  for (let at = 0; at < count; at += 1) {
    const ms = (at / SAMPLES_PER_SECOND) * 1_000
    const isSpoken = spoken.some(({ start, end }) => start <= ms && ms < end)
    const voice = Math.sin(at * 0.08) * (0.6 + 0.4 * Math.sin(at * 0.0015))
    const noise = Math.sin(at * 12.9898) * 0.001
    bytes.writeInt16LE(Math.round((isSpoken ? voice * 0.5 : noise) * 32_000), 44 + at * 2)
  }
  return bytes
}
