import {
  objectOf,
  pagesOf,
  type PdfFile,
  readPdf,
  streamOf,
} from '#server/platform/media/documents/pdfFile.ts'

/** A text drawn on a page. */
type Drawn =
  | { readonly kind: 'font'; readonly name: string }
  | { readonly kind: 'codes'; readonly bytes: string }
  | { readonly kind: 'begin'; readonly reads: string | null }
  | { readonly kind: 'end' }

/**
 * The words of a PDF, page by page, as a reader that copies them finds them: by its marks' readings, else by its fonts'
 * meanings of glyphs. Each mark is a line.
 */
export function readWords(pdf: Uint8Array): readonly (readonly string[])[] {
  const file = readPdf(pdf)
  return pagesOf(file).map((page) => wordsOf(file, page))
}

function wordsOf(file: PdfFile, page: number): readonly string[] {
  const object = objectOf(file, page)
  const fonts = new Map(
    [...(/\/Font <<([^>]*)>>/u.exec(object)?.[1] ?? '').matchAll(/\/(F\d+) (\d+) 0 R/gu)].map(
      ([, name = '', number]) => [name, fontOf(file, Number(number))],
    ),
  )
  const contents = Number(/\/Contents (\d+) 0 R/u.exec(object)?.[1])
  const lines: string[] = []
  let reads: string | null = null
  let line: string | null = null
  let font = fonts.values().next().value
  for (const drawn of drawnIn(streamOf(file, contents))) {
    if (drawn.kind === 'begin') {
      line = ''
      reads = drawn.reads
    } else if (drawn.kind === 'end') {
      const whole = reads ?? logical(line ?? '')
      if (whole !== '') lines.push(whole)
      line = reads = null
    } else if (drawn.kind === 'font') font = fonts.get(drawn.name)
    else if (line !== null) line += font?.(drawn.bytes) ?? ''
    else throw new Error('something is written outside of all marks')
  }
  return lines
}

/** Glyphs lie from left to right: a line of Hebrew is read from its end. */
const logical = (line: string) =>
  /[\u05d0-\u05ea]/u.test(line) ? Array.from(line).toReversed().join('') : line

const OPERATORS =
  /\/(F\d+) [\d.]+ Tf|\/(?:\w+) <<\/MCID \d+(?: \/ActualText <([\da-f]+)>)?>> BDC|(EMC)|<([\da-fA-F]*)> Tj|\(((?:\\[^]|[^\\)])*)\) Tj/gu

function* drawnIn(content: string): Generator<Drawn> {
  for (const [found, font, reads, , hex, literal] of content
    .replaceAll('/Artifact BMC\n', '')
    .matchAll(OPERATORS)) {
    if (font !== undefined) yield { kind: 'font', name: font }
    else if (found.endsWith('BDC')) yield { kind: 'begin', reads: reads === undefined ? null : utf16(reads) }
    else if (found === 'EMC') yield { kind: 'end' }
    else if (hex !== undefined) yield { kind: 'codes', bytes: Buffer.from(hex, 'hex').toString('latin1') }
    else yield { kind: 'codes', bytes: unescaped(literal ?? '') }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (literal: string) =>
  literal.replaceAll(/\\(?:([0-7]{1,3})|([^]))/gu, (_, octal: string | undefined, sign: string) =>
    octal === undefined ? (ESCAPES[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
  )

function utf16(hex: string): string {
  const units = (hex.match(/.{4}/gu) ?? []).map((unit) => Number.parseInt(unit, 16))
  return String.fromCharCode(...units).replace('\ufeff', '')
}

/** The text of a font's codes; a code without an entry is lost. */
function fontOf(file: PdfFile, number: number): (bytes: string) => string {
  const object = objectOf(file, number)
  const size = object.includes('/Subtype /Type3') ? 1 : 2
  const map = Number(/\/ToUnicode (\d+) 0 R/u.exec(object)?.[1])
  const texts = Number.isNaN(map) ? new Map<number, string>() : charactersOf(streamOf(file, map))
  return (bytes) => {
    let text = ''
    for (let at = 0; at < bytes.length; at += size) {
      const code = Buffer.from(bytes.slice(at, at + size), 'latin1').readUIntBE(0, size)
      text += texts.get(code) ?? ''
    }
    return text
  }
}

function charactersOf(map: string): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  for (const [, section = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/gu)) {
    for (const [, code = '', text = ''] of section.matchAll(/<([\da-f]+)> <([\da-f]+)>/giu))
      texts.set(Number.parseInt(code, 16), utf16(text))
  }
  for (const [, section = ''] of map.matchAll(/beginbfrange([^]*?)endbfrange/gu)) {
    for (const [, from = '', to = '', text = ''] of section.matchAll(
      /<([\da-f]+)> <([\da-f]+)> <([\da-f]+)>/giu,
    )) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)]
      const start = utf16(text).codePointAt(0) ?? 0
      for (let code = first; code <= last; code += 1)
        texts.set(code, String.fromCodePoint(start + code - first))
    }
  }
  return texts
}
