/**
 * Draws the mark of Iskra in every form that browsers and phones need, in `public/`. Run it after a change of the mark
 * (`node scripts/make-icons.ts`) and commit its output; the product itself never runs it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const NIGHT = '#0f172a'
const publicFolder = new URL('../public/', import.meta.url)

/** The letter i as a struck match: a short stem and, in place of the dot, a four-pointed spark. */
const SPARK =
  'M256 36C276 128 304 156 402 176C304 196 276 224 256 316C236 224 208 196 110 176C208 156 236 128 256 36Z'
const STEM = 'M206 326Q256 356 306 326V426A50 50 0 0 1 206 426Z'

const GRADIENTS = `<defs>
<linearGradient id="s" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#ffd79a"/><stop offset=".55" stop-color="#ff9a4a"/><stop offset="1" stop-color="#f2672e"/></linearGradient>
<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ff9a4a"/><stop offset="1" stop-color="#e2532b"/></linearGradient>
<radialGradient id="g" cx=".5" cy=".36" r=".5"><stop stop-color="#ff8a3d" stop-opacity=".34"/><stop offset="1" stop-color="#ff8a3d" stop-opacity="0"/></radialGradient>
</defs>`

interface Look {
  /** Radius of the ground's corners in 512ths; null draws no ground. */
  readonly corner: number | null
  /** Size of the mark: 1 reaches from edge to edge of its own box. */
  readonly scale: number
  readonly plain?: boolean
}

function markAsSvg({ corner, scale, plain = false }: Look): string {
  const move = 256 - 256 * scale
  const ground =
    corner === null
      ? ''
      : `<rect width="512" height="512" rx="${corner}" fill="${NIGHT}"/><rect width="512" height="512" rx="${corner}" fill="url(#g)"/>`
  const [spark, stem] = plain ? ['#fff', '#fff'] : ['url(#s)', 'url(#m)']
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${plain ? '' : GRADIENTS}${ground}<g transform="translate(${move} ${move}) scale(${scale})"><path fill="${spark}" d="${SPARK}"/><path fill="${stem}" d="${STEM}"/></g></svg>\n`
}

async function writeIcon(name: string, size: number, look: Look, opaque = false): Promise<void> {
  const drawn = sharp(Buffer.from(markAsSvg(look)), { density: 288 }).resize(size, size)
  const image = opaque ? drawn.flatten({ background: NIGHT }) : drawn
  await image
    .png({ compressionLevel: 9, effort: 10 })
    .toFile(new URL(`icons/${name}.png`, publicFolder).pathname)
}

await mkdir(new URL('icons/', publicFolder), { recursive: true })
await writeFile(new URL('favicon.svg', publicFolder), markAsSvg({ corner: 112, scale: 1 }))
await Promise.all([
  writeIcon('icon-192', 192, { corner: 112, scale: 0.94 }),
  writeIcon('icon-512', 512, { corner: 112, scale: 0.94 }),
  // A mask may cut everything outside a circle of 80 % of the width.
  writeIcon('icon-maskable-192', 192, { corner: 0, scale: 0.74 }, true),
  writeIcon('icon-maskable-512', 512, { corner: 0, scale: 0.74 }, true),
  writeIcon('apple-touch-icon', 180, { corner: 0, scale: 0.84 }, true),
  writeIcon('icon-monochrome-512', 512, { corner: null, scale: 0.9, plain: true }),
  writeIcon('badge-96', 96, { corner: null, scale: 1.06, plain: true }),
])
