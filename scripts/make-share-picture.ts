/**
 * Draws `public/og.jpg`, the shop's picture for shared links. Run it after a change of the still life or of the mark
 * (`node scripts/make-share-picture.ts`) and commit its output.
 */
import sharp from 'sharp'
import { clear } from '#server/platform/media/brushes/colour.ts'
import { setType, writeLines } from '#server/platform/media/brushes/lettering.ts'
import { FIRE } from '#server/platform/media/brushes/palette.ts'
import { spark } from '#server/platform/media/brushes/shapes.ts'
import { blend, newLayer } from '#server/platform/media/brushes/surface.ts'
import { drawPicture } from '#server/platform/media/drawings/drawPicture.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const NIGHT = '#131c38'

const stillLife = drawPicture({ kind: 'group', view: 'hero', scene: 'night' })
const { canvas, pen } = newLayer(WIDTH, HEIGHT)
pen.fillStyle = NIGHT
pen.fillRect(0, 0, WIDTH, HEIGHT)
const shown = { width: 880, height: 660 }
pen.drawImage(stillLife.canvas, WIDTH - shown.width + 40, -20, shown.width, shown.height)
pen.fillStyle = blend(pen, { x: 320, y: 0 }, { x: 460, y: 0 }, [NIGHT, clear(NIGHT, 0)])
pen.fillRect(0, 0, WIDTH, HEIGHT)
spark(pen, 112, 190, 96)
pen.fillStyle = blend(pen, { x: 0, y: 140 }, { x: 0, y: 240 }, [FIRE.white, FIRE.gold, FIRE.ember])
pen.fill()
setType(pen, { voice: 'grotesk', size: 132, weight: 780, breadth: 88, tracking: -0.03 })
pen.fillStyle = FIRE.white
writeLines(pen, ['Iskra'], 62, 372, 120)
setType(pen, { voice: 'text', size: 34, weight: 480 })
pen.fillStyle = clear(FIRE.white, 0.84)
writeLines(pen, ['Kartki, słowa i prezenty', 'tylko o jednej osobie.'], 66, 440, 46)

const { width, height } = canvas
await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
  .removeAlpha()
  .jpeg({ quality: 84, progressive: true, mozjpeg: true })
  .toFile(new URL('../public/og.jpg', import.meta.url).pathname)
