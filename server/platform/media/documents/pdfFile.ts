import { deflateSync, inflateSync } from 'node:zlib'

/** The objects of a PDF by their numbers, as in the file; one character is one byte (ISO 32000, section 7.5). */
export interface PdfFile {
  readonly objects: Map<number, string>
  readonly root: number
  readonly info: number | null
}

const ENTRY_BYTES = 20

/** Parses a PDF of the drawing library: one table, every object by itself. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const text = Buffer.from(bytes).toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)?.[1])
  const head = /^xref\s+0 (\d+)\s*\n/u.exec(text.slice(table, table + 40))
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const [root, info] = [/\/Root (\d+) 0 R/u, /\/Info (\d+) 0 R/u].map((name) => name.exec(trailer)?.[1])
  if (head === null || root === undefined) throw new Error('a PDF whose table isn’t understood')
  const places: { number: number; offset: number }[] = []
  for (let number = 1; number < Number(head[1]); number += 1) {
    const at = table + head[0].length + number * ENTRY_BYTES
    const entry = text.slice(at, at + ENTRY_BYTES)
    if (entry.includes(' n')) places.push({ number, offset: Number(entry.slice(0, 10)) })
  }
  const ends = [...places.map(({ offset }) => offset), table].toSorted((one, other) => one - other)
  const objects = new Map<number, string>()
  for (const { number, offset } of places) {
    const end = ends.find((one) => one > offset)
    const object = text.slice(offset, end)
    const start = `${number} 0 obj\n`
    if (!object.startsWith(start)) throw new Error(`a PDF without its object ${number}`)
    objects.set(number, object.slice(start.length, object.lastIndexOf('endobj')).trimEnd())
  }
  return { objects, root: Number(root), info: info === undefined ? null : Number(info) }
}

export function writePdf({ objects, root, info }: PdfFile): Uint8Array {
  const size = Math.max(...objects.keys()) + 1
  const parts = ['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n']
  let length = parts[0]?.length ?? 0
  const entries = Array.from({ length: size }, () => '0000000000 65535 f \n')
  for (const [number, object] of objects) {
    entries[number] = `${String(length).padStart(10, '0')} 00000 n \n`
    const part = `${number} 0 obj\n${object}\nendobj\n`
    parts.push(part)
    length += part.length
  }
  const named = info === null ? '' : ` /Info ${info} 0 R`
  parts.push(`xref\n0 ${size}\n${entries.join('')}trailer\n<</Size ${size} /Root ${root} 0 R${named}>>\n`)
  parts.push(`startxref\n${length}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

/** Adds an object; its number. */
export function addObject({ objects }: PdfFile, object: string): number {
  const number = Math.max(...objects.keys()) + 1
  objects.set(number, object)
  return number
}

export function objectOf({ objects }: PdfFile, number: number): string {
  const object = objects.get(number)
  if (object === undefined) throw new Error(`a PDF without its object ${number}`)
  return object
}

/** Adds entries to an object that is a dictionary. */
export function addEntries(file: PdfFile, number: number, entries: string): void {
  const object = objectOf(file, number)
  if (!object.startsWith('<<')) throw new Error(`the object ${number} of a PDF is no dictionary`)
  file.objects.set(number, `<<${entries}\n${object.slice(2)}`)
}

/** The numbers of the pages, in their order. */
export function pagesOf(file: PdfFile): readonly number[] {
  const rootOf = /\/Pages (\d+) 0 R/u.exec(objectOf(file, file.root))?.[1]
  return below(Number(rootOf))

  function below(number: number): readonly number[] {
    const kids = /\/Kids \[([^\]]*)\]/u.exec(objectOf(file, number))?.[1]
    if (kids === undefined) return [number]
    return [...kids.matchAll(/(\d+) 0 R/gu)].flatMap(([, kid]) => below(Number(kid)))
  }
}

/** The unpacked content of a stream; one character is one byte. */
export function streamOf(file: PdfFile, number: number): string {
  const object = objectOf(file, number)
  const [start = '', dictionary = ''] = /^<<([^]*?)>>\s*stream\r?\n/u.exec(object) ?? []
  const length = Number(/\/Length (\d+)/u.exec(dictionary)?.[1])
  const bytes = Buffer.from(object.slice(start.length, start.length + length), 'latin1')
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** A stream object, packed. */
export function streamObject(content: string, entries = ''): string {
  const packed = deflateSync(Buffer.from(content, 'latin1'))
  return `<<${entries}/Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream`
}

/** A text as PDFs write it: UTF-16 in hexadecimal digits. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) =>
    text.charCodeAt(place).toString(16).padStart(4, '0'),
  )
  return `<feff${units.join('')}>`
}
