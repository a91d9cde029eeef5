/** A rectangle on a page in points from its lower left corner, as PDFs count: left, bottom, right, top. */
export type PageBox = readonly [number, number, number, number]

/** What a printer is told of a page: where the ink ends, and where the knife goes (ISO 32000, section 14.11.2). */
export interface PageBoxes {
  readonly bleed: PageBox
  readonly trim: PageBox
  /** What its colours mean: an ICC profile, told as the intent of the output (section 14.11.5). */
  readonly profile?: Uint8Array
}

/**
 * Says on every page of a PDF where its bleed and its trimmed sheet are, and what its colours mean. The drawing library has no words for that: each
 * page is written again at the end of the file, as PDFs are changed (ISO 32000, section 7.5.6), and all else stays as
 * it is.
 */
export function withPageBoxes(pdf: Uint8Array, { bleed, trim, profile }: PageBoxes): Uint8Array {
  // One character is one byte.
  const text = Buffer.from(pdf).toString('latin1')
  const before = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1])
  const { size, offsets } = readTable(text, before)
  const [root, info] = [/\/Root (\d+ 0 R)/u, /\/Info (\d+ 0 R)/u].map(
    (name) => name.exec(text.slice(text.lastIndexOf('trailer')))?.[1],
  )
  if (root === undefined) throw new Error('a PDF without a root')
  let added = '\n'
  const places: string[] = []
  for (const [number, offset] of offsets) {
    const head = `${number} 0 obj\n<</Type /Page\n`
    if (!text.startsWith(head, offset)) continue
    const end = text.indexOf('endobj', offset)
    const boxes = `/BleedBox ${printed(bleed)}\n/TrimBox ${printed(trim)}\n`
    places.push(`${number} 1\n${String(text.length + added.length).padStart(10, '0')} 00000 n \n`)
    added += `${head}${boxes}${text.slice(offset + head.length, end)}endobj\n`
  }
  if (places.length === 0) throw new Error('a PDF without pages')
  if (profile !== undefined) {
    const rootNumber = Number(root.split(' ')[0])
    const rootAt = offsets.get(rootNumber) ?? -1
    const head = `${rootNumber} 0 obj\n<<`
    if (!text.startsWith(head, rootAt)) throw new Error('a PDF whose root isn’t understood')
    const place = () => String(text.length + added.length).padStart(10, '0')
    places.push(`${rootNumber} 1\n${place()} 00000 n \n`)
    const intent = `/OutputIntents [<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1) /DestOutputProfile ${size} 0 R>>]`
    const end = text.indexOf('endobj', rootAt)
    added += `${head}${intent}\n${text.slice(rootAt + head.length, end)}endobj\n`
    places.push(`${size} 1\n${place()} 00000 n \n`)
    added += `${size} 0 obj\n<</N 3 /Length ${profile.length}>>\nstream\n${Buffer.from(profile).toString('latin1')}\nendstream\nendobj\n`
  }
  const table = text.length + added.length
  const trailer = `<</Size ${profile === undefined ? size : size + 1}\n/Root ${root}${info === undefined ? '' : `\n/Info ${info}`}\n/Prev ${before}>>`
  added += `xref\n${places.join('')}trailer\n${trailer}\nstartxref\n${table}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}

const printed = (box: PageBox) => `[${box.map((value) => Number(value.toFixed(3))).join(' ')}]`

const ENTRY_BYTES = 20

/** Where each object is, by its number. */
function readTable(text: string, at: number): { size: number; offsets: ReadonlyMap<number, number> } {
  const head = /^xref\s+0 (\d+)\s*\n/u.exec(text.slice(at, at + 40))
  if (head === null) throw new Error('a PDF whose table isn’t understood')
  const size = Number(head[1])
  const first = at + head[0].length
  const offsets = new Map<number, number>()
  for (let number = 0; number < size; number += 1) {
    const entry = text.slice(first + number * ENTRY_BYTES, first + (number + 1) * ENTRY_BYTES)
    if (entry.includes(' n')) offsets.set(number, Number(entry.slice(0, 10)))
  }
  return { size, offsets }
}
