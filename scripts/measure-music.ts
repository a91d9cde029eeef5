import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { GENERATOR_OPTIONS } from '#domain/generation/options.ts'
import { composePiece } from '#server/studio/generators/procedural/music/compose.ts'
import { MUSIC_LEVEL } from '#server/studio/generators/procedural/music/limiter.ts'
import type { Sound } from '#server/studio/generators/procedural/music/sound.ts'
import { describeSound, type SoundNumbers } from '../tests/support/sound/describeSound.ts'
import { BINS, spectraOf } from '../tests/support/sound/spectrum.ts'

/**
 * Plays every mood at every length and prints its measures; with a folder it draws each one's spectrogram: `node
 * scripts/measure-music.ts [--folder FOLDER] [--seconds 15] [--seed 1]`.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    seconds: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    mood: { type: 'string', multiple: true },
  },
})

const lengths = values.seconds?.map(Number) ?? GENERATOR_OPTIONS.music.duration.values
const moods = GENERATOR_OPTIONS.music.mood.values
  .filter((mood) => mood !== 'auto')
  .filter((mood) => values.mood?.includes(mood) ?? true)
const rows: Record<string, Record<string, number>> = {}
for (const mood of moods) {
  for (const seconds of lengths) {
    const started = performance.now()
    const piece = {
      prompt: 'melodia',
      seed: Number(values.seed),
      mood,
      seconds,
      isLoop: false,
      level: MUSIC_LEVEL,
    }
    const sound = composePiece(piece, () => undefined)
    const took = (performance.now() - started) / 1_000
    rows[`${mood} ${seconds} s`] = { ...rounded(describeSound(sound)), took: round(took) }
    if (values.folder !== undefined) await drawSpectrogram(sound, values.folder, `${mood}-${seconds}`)
  }
}
// oxlint-disable-next-line no-console -- what this script is for
console.table(rows)

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function rounded(numbers: SoundNumbers): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, round(Number(value))]))
}

/** From left to right the time, from bottom to top 40 Hz to 16 kHz, the louder the brighter. */
async function drawSpectrogram({ left, rate }: Sound, folder: string, name: string): Promise<void> {
  const [width, height] = [1_200, 360]
  const spectra = spectraOf(left, Math.max(1, Math.floor((left.length - 2_048) / width)))
  const pixels = Buffer.alloc(width * height)
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) {
      const hertz = 40 * 400 ** (1 - y / height)
      const level = spectra[x]?.[Math.round((hertz / (rate / 2)) * BINS)] ?? 0
      pixels[y * width + x] = Math.max(0, Math.min(255, 60 + 20 * Math.log10(level + 1e-6) * 4.5))
    }
  }
  mkdirSync(folder, { recursive: true })
  const image = sharp(pixels, { raw: { width, height, channels: 1 } })
  writeFileSync(join(folder, `${name}.png`), await image.png().toBuffer())
}
