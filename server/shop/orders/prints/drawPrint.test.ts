import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedPlacement, bledArea, type Placement, placedOn } from '#domain/prints/placement.ts'
import { type PrintArea, printPixels } from '#domain/prints/printArea.ts'
import { drawPrint } from './drawPrint.ts'
import { printPdf } from './printPdf.ts'

const PICTURE = { width: 600, height: 400 }
/** Upper left, upper right, lower left, lower right. */
const QUARTERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const

let folder = ''
let path = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'print-'))
  path = join(folder, 'picture.png')
  const half = { width: PICTURE.width / 2, height: PICTURE.height / 2 }
  const quarters = QUARTERS.map((background, index) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left: (index % 2) * half.width,
    top: Math.floor(index / 2) * half.height,
  }))
  await sharp({ create: { ...PICTURE, channels: 3, background: '#000000' } })
    .composite(quarters)
    .png()
    .toFile(path)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The expected content at a place of the drawing; null too near to an edge to say. */
function expectedAt(x: number, y: number, placed: ReturnType<typeof placedOn>): string | null {
  const back = (-placed.rotation * Math.PI) / 180
  const [dx, dy] = [x + 0.5 - placed.centreX, y + 0.5 - placed.centreY]
  const px = (dx * Math.cos(back) - dy * Math.sin(back)) / placed.scale
  const py = (dx * Math.sin(back) + dy * Math.cos(back)) / placed.scale
  const near = 4 + 3 / placed.scale
  const edges = [
    Math.abs(px),
    Math.abs(py),
    Math.abs(Math.abs(px) - PICTURE.width / 2),
    Math.abs(Math.abs(py) - PICTURE.height / 2),
  ]
  if (edges.some((distance) => distance < near)) return null
  if (Math.abs(px) > PICTURE.width / 2 || Math.abs(py) > PICTURE.height / 2) return 'bare'
  return QUARTERS[(py > 0 ? 2 : 0) + (px > 0 ? 1 : 0)] ?? null
}

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('a print', () => {
  it('shows of the picture what the editor shows, wherever and however it lies', async () => {
    const areas = fc.record({
      width: fc.integer({ min: 60, max: 240 }),
      height: fc.integer({ min: 60, max: 240 }),
      bleed: fc.integer({ min: 0, max: 8 }),
    })
    const placements = fc.record({
      x: number(-0.6, 0.6),
      y: number(-0.6, 0.6),
      zoom: number(0.3, 4),
      rotation: fc.oneof(fc.constantFrom(0, 90, 180, -90), number(-180, 180)),
    })
    await fc.assert(
      fc.asyncProperty(areas, placements, async (area: PrintArea, asked: Placement) => {
        const width = 240
        const drawn = await drawPrint({ path, picture: PICTURE, area, placement: asked }, width)
        const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
        const bled = bledArea(area)
        expect(info).toMatchObject({
          width,
          height: Math.round((width * bled.height) / bled.width),
          channels: 4,
        })
        const placed = placedOn(area, PICTURE, allowedPlacement(area, PICTURE, asked), width / bled.width)
        for (let y = 3; y < info.height; y += 17) {
          for (let x = 3; x < info.width; x += 17) {
            const expected = expectedAt(x, y, placed)
            if (expected === null) continue
            const at = (y * info.width + x) * 4
            const seen = (data[at + 3] ?? 0) < 8 ? 'bare' : colourAt(data, at)
            expect([x, y, seen]).toEqual([x, y, expected])
          }
        }
      }),
      { numRuns: process.env['LONG'] === undefined ? 25 : 300 },
    )
  })

  it('is a file of exact millimetres and pixels, with its profile, and bare where nothing lies', async () => {
    const area = { width: 100, height: 60, bleed: 3 }
    const full = await printPdf(
      { path, picture: PICTURE, area, placement: { x: 0, y: 0, zoom: 1, rotation: 0 } },
      'ISK-2026-000001',
    )
    const text = Buffer.from(full).toString('latin1')
    expect(boxIn(text, 'MediaBox')).toEqual([0, 0, points(126), points(86)].map(rounded))
    expect(boxIn(text, 'BleedBox')).toEqual([points(10), points(10), points(116), points(76)].map(rounded))
    expect(boxIn(text, 'TrimBox')).toEqual([points(13), points(13), points(113), points(73)].map(rounded))
    const { width, height } = printPixels(area)
    expect([width, height]).toEqual([1252, 780])
    expect(text).toContain(`/Width ${width} /Height ${height}`)
    expect(text).not.toContain('/SMask')
    const start = text.indexOf('stream\n', text.indexOf('/DCTDecode')) + 'stream\n'.length
    const jpeg = await sharp(full.subarray(start, text.indexOf('\nendstream', start))).metadata()
    expect(jpeg).toMatchObject({ width, height, format: 'jpeg', chromaSubsampling: '4:4:4' })
    expect(jpeg.icc).toBeDefined()

    const small = await printPdf(
      { path, picture: PICTURE, area, placement: { x: 0, y: 0, zoom: 0.5, rotation: 20 } },
      'ISK-2026-000001',
    )
    expect(Buffer.from(small).toString('latin1')).toContain('/SMask 9 0 R')
  })
})

const points = (mm: number) => (mm * 72) / 25.4
/** Tenths of a point: finer than a printer's cut. */
const rounded = (value: number) => Math.round(value * 10) / 10

function boxIn(text: string, name: string): readonly number[] {
  const found = new RegExp(`/${name} \\[([\\d. ]+)\\]`).exec(text)?.[1] ?? ''
  return found.split(' ').map((value) => rounded(Number(value)))
}

/** The pure colour nearest to a pixel's. */
function colourAt(data: Uint8Array, at: number): string {
  const parts = [0, 1, 2].map((part) => ((data[at + part] ?? 0) > 127 ? 'ff' : '00'))
  return `#${parts.join('')}`
}
