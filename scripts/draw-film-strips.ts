import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type OverlayOptions } from 'sharp'
import { GENERATOR_OPTIONS, OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { openFilm } from '#server/studio/generators/procedural/video/film.ts'

/**
 * Draws strips of frames of the embedded engine's films into one sheet, to be looked at:
 * `node scripts/draw-film-strips.ts FOLDER [--aspect 9:16] [--style animated] [--animation lanterns]`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    aspect: { type: 'string', default: '16:9' },
    style: { type: 'string', default: 'realistic' },
    animation: { type: 'string', multiple: true },
    prompt: { type: 'string' },
    seed: { type: 'string', default: '7' },
  },
})

const PROMPTS: Readonly<Record<string, string>> = {
  scene: 'Lis pod brzozami jesienią',
  loop: 'Balon nad łąką maków o świcie',
  lanterns: 'Lampiony nad jeziorem dla Zosi',
  envelope: 'Kartka na urodziny z kotem i balonami „Sto lat, Zosiu!”',
  name: 'Imię „Zosia” na łące z motylami',
  confetti: 'Konfetti na 30. urodziny, tort i prezenty dla Ani',
}
/** Moments of a film, of its length. */
const MOMENTS = [0, 0.12, 0.26, 0.4, 0.55, 0.7, 0.85, 0.98]
const WIDE = 400

const [folder = '.'] = positionals
const names = GENERATOR_OPTIONS.video.animation.values.filter(
  (name) => name !== 'auto' && (values.animation?.includes(name) ?? true),
)
const rows: OverlayOptions[] = []
let [tall, top] = [0, 0]
for (const animation of names) {
  const { aspect, style, seed } = values
  const options = OPTIONS_SCHEMAS.video.parse({ animation, aspect, style, resolution: '720p' })
  const prompt = values.prompt ?? PROMPTS[animation] ?? animation
  const film = openFilm(
    { prompt, seed: Number(seed), options },
    { isQuick: false, colours: [] },
    () => undefined,
  )
  const width = film.width >= film.height ? WIDE : Math.round(WIDE * 0.6)
  tall = Math.round((width * film.height) / film.width)
  for (const [index, share] of MOMENTS.entries()) {
    const pixels = Buffer.from(film.frame(share * film.seconds))
    const shape = { width: film.width, height: film.height, channels: 4 } as const
    const input = await sharp(pixels, { raw: shape }).removeAlpha().resize(width, tall).png().toBuffer()
    rows.push({ input, left: (index % 4) * (width + 4), top: top + Math.floor(index / 4) * (tall + 4) })
  }
  top += (tall + 4) * 2 + 12
}
mkdirSync(folder, { recursive: true })
const width = Math.max(...rows.map(({ left = 0 }) => left)) + WIDE
const sheet = sharp({ create: { width, height: top, channels: 3, background: '#30303a' } })
await sheet.composite(rows).jpeg({ quality: 88 }).toFile(join(folder, 'films.jpg'))
