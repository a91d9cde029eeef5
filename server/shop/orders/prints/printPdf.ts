import { deflateSync } from 'node:zlib'
import { bledArea } from '#domain/prints/placement.ts'
import { type PrintArea, printPixels } from '#domain/prints/printArea.ts'
import { sharp } from '#server/platform/media/sharp.ts'
import { drawPrint, type PrintPlan } from './drawPrint.ts'

/** Around the bleed, in mm: room for the marks. */
const SLUG_MM = 10
const MARK_MM = 5
/** From the trimmed edge to the beginning of a mark, where there is no bleed to keep clear of. */
const MARK_GAP_MM = 3
const MARK_POINTS = 0.25

const points = (mm: number) => ((mm * 72) / 25.4).toFixed(4)

/**
 * The print file: one page with the picture at the resolution of the area's print file, its bleed and crop marks, every
 * box in exact mm, colours in sRGB with the profile in the file. Bare parts are not printed.
 */
export async function printPdf(plan: PrintPlan, title: string): Promise<Uint8Array> {
  const { width, height } = printPixels(plan.area)
  const drawn = await (
    await drawPrint(plan, width, height)
  )
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { raw: { width, height, channels: 4 as const }, limitInputPixels: false }
  const jpeg = await sharp(drawn.data, raw)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .withIccProfile('srgb')
    .toBuffer()
  const { icc } = await sharp(jpeg).metadata()
  if (icc === undefined) throw new Error('a print file without a colour profile')
  const mask = await maskOf(drawn.data, raw)
  return page(plan.area, { width, height, jpeg, icc, mask, title })
}

/** How much of each pixel is printed; null when all pixels are opaque. */
async function maskOf(
  data: Uint8Array,
  raw: { raw: { width: number; height: number; channels: 4 }; limitInputPixels: boolean },
): Promise<Uint8Array | null> {
  const alpha = sharp(data, raw).extractChannel(3)
  // The outermost pixel of a picture that just fills the bleed may be bare by rounding: it is cut off.
  const within = { left: 1, top: 1, width: raw.raw.width - 2, height: raw.raw.height - 2 }
  const { channels } = await sharp(await alpha.clone().extract(within).png().toBuffer()).stats()
  if ((channels[0]?.min ?? 255) === 255) return null
  return deflateSync(await alpha.clone().raw().toBuffer(), { level: 6 })
}

interface PageContent {
  readonly width: number
  readonly height: number
  readonly jpeg: Uint8Array
  readonly icc: Uint8Array
  readonly mask: Uint8Array | null
  readonly title: string
}

function page(area: PrintArea, { width, height, jpeg, icc, mask, title }: PageContent): Uint8Array {
  const bled = bledArea(area)
  const media = { width: bled.width + 2 * SLUG_MM, height: bled.height + 2 * SLUG_MM }
  const box = (inset: number) =>
    `[${points(inset)} ${points(inset)} ${points(media.width - inset)} ${points(media.height - inset)}]`
  const trim = SLUG_MM + area.bleed
  const content = Buffer.from(
    [
      `q ${points(bled.width)} 0 0 ${points(bled.height)} ${points(SLUG_MM)} ${points(SLUG_MM)} cm /Print Do Q`,
      `q ${MARK_POINTS} w 0 0 0 RG`,
      ...cropMarks(area, media),
      'S Q',
    ].join('\n'),
  )
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`
  return writePdf([
    ['<< /Type /Catalog /Pages 2 0 R /OutputIntents [7 0 R] >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box(0)} /CropBox ${box(0)} /BleedBox ${box(SLUG_MM)} /TrimBox ${box(trim)}`,
      ' /Resources << /XObject << /Print 5 0 R >> >> /Contents 4 0 R >>',
    ],
    stream('', content),
    stream(
      `${picture} /ColorSpace [/ICCBased 6 0 R] /Filter /DCTDecode${mask === null ? '' : ' /SMask 9 0 R'}`,
      jpeg,
    ),
    stream('/N 3 /Alternate /DeviceRGB', icc),
    [
      '<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1)',
      ' /DestOutputProfile 6 0 R >>',
    ],
    [`<< /Title ${hexText(title)} /Trapped /False >>`],
    ...(mask === null ? [] : [stream(`${picture} /ColorSpace /DeviceGray /Filter /FlateDecode`, mask)]),
  ])
}

const stream = (entries: string, bytes: Uint8Array) =>
  [`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream'] as const

/** Two at each corner, in the directions of its edges, clear of the printed area. */
function cropMarks(area: PrintArea, media: { width: number; height: number }): readonly string[] {
  const gap = Math.max(MARK_GAP_MM, area.bleed)
  const trim = SLUG_MM + area.bleed
  return [trim, media.width - trim].flatMap((x) => {
    const outX = x === trim ? -1 : 1
    return [trim, media.height - trim].flatMap((y) => {
      const outY = y === trim ? -1 : 1
      return [
        line(x + outX * gap, y, x + outX * (gap + MARK_MM), y),
        line(x, y + outY * gap, x, y + outY * (gap + MARK_MM)),
      ]
    })
  })
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `${points(x1)} ${points(y1)} m ${points(x2)} ${points(y2)} l`

/** Text of any letters, as a PDF's strings take it. */
function hexText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  return `<${bytes.toString('hex')}>`
}

/** Objects numbered from 1 in their order; the eighth is the document's information. */
function writePdf(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.6\n%\u00E2\u00E3\u00CF\u00D3\n', 'latin1')]
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(length())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`))
    for (const piece of object) parts.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    parts.push(Buffer.from('\nendobj\n'))
  }
  const start = length()
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 8 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
