/**
 * Draws the embedded engine's pictures of some prompts beside each other, to be looked at:
 * `npx tsx scripts/draw-contact-sheet.ts OUT.jpg|OUT.png [STYLE] [SIDE] [COLUMNS] < prompts` (one per line; SIDE in px).
 */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { newLayer } from '#server/platform/media/brushes/surface.ts'
import { drawPicture } from '#server/studio/generators/procedural/picture/drawPicture.ts'

const CAPTION = 22

const [out = 'sheet.jpg', style = 'natural', side = '300', columns = '6'] = process.argv.slice(2)
const [SIDE, COLUMNS] = [Number(side), Number(columns)]
const prompts = readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')

const rows = Math.ceil(prompts.length / COLUMNS)
const sheet = newLayer(COLUMNS * SIDE, rows * (SIDE + CAPTION))
sheet.pen.fillStyle = '#ffffff'
sheet.pen.fillRect(0, 0, sheet.width, sheet.height)
for (const [index, prompt] of prompts.entries()) {
  const job = { prompt, seed: 7 + index, options: OPTIONS_SCHEMAS.image.parse({ style }) }
  const { canvas } = drawPicture(job, { width: SIDE, height: SIDE }, null, () => {})
  const [x, y] = [(index % COLUMNS) * SIDE, Math.floor(index / COLUMNS) * (SIDE + CAPTION)]
  sheet.pen.drawImage(canvas, x, y)
  sheet.pen.fillStyle = '#222222'
  sheet.pen.font = '13px sans-serif'
  sheet.pen.fillText(prompt.slice(0, Math.round(SIDE / 6.5)), x + 4, y + SIDE + 15)
}
await sharp(sheet.canvas.data(), { raw: { width: sheet.width, height: sheet.height, channels: 4 } })
  .removeAlpha()
  .jpeg({ quality: 86, force: false })
  .toFile(out)
