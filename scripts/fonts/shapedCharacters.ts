import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'

/** The characters of a font file, as code points. */
export function charactersIn(font: Uint8Array): readonly number[] {
  // The library returns a view of memory that its next call may move.
  return [...new Face(new Blob(bytesOf(font))).collectUnicodes()]
}

/**
 * A TrueType font in which each character leads straight to its glyph. Where a font’s rules replace the glyph, a PDF
 * knows only the new glyph and not its character.
 */
export function withShapedCharacters(font: Uint8Array): Uint8Array {
  const face = new Face(new Blob(bytesOf(font)))
  const shaper = new Font(face)
  const glyphs = new Map<number, number>()
  for (const character of charactersIn(font)) {
    const text = new TextBuffer()
    text.addText(String.fromCodePoint(character))
    text.guessSegmentProperties()
    shape(shaper, text)
    const [only, more] = text.getGlyphInfos()
    // A character that takes two glyphs is left to another font.
    if (only !== undefined && more === undefined && only.codepoint !== 0)
      glyphs.set(character, only.codepoint)
  }
  return withTable(font, 'cmap', characterMap(glyphs))
}

const bytesOf = (font: Uint8Array): ArrayBuffer => new Uint8Array(font).buffer

/** A `cmap` table of formats 4 and 12, a segment for each character (OpenType, section cmap). */
function characterMap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const all = [...glyphs].toSorted(([one], [other]) => one - other)
  const basic = [...all.filter(([character]) => character < 0xffff), [0xffff, 0] as const]
  const [head, short, long] = [20, 16 + 8 * basic.length, 16 + 12 * all.length]
  const view = new DataView(new ArrayBuffer(head + short + long))
  view.setUint16(2, 2)
  for (const [place, encoding, offset] of [
    [4, 1, head],
    [12, 10, head + short],
  ] as const) {
    view.setUint16(place, 3)
    view.setUint16(place + 2, encoding)
    view.setUint32(place + 4, offset)
  }
  const range = 2 ** Math.floor(Math.log2(basic.length))
  const words = [4, short, 0, 2 * basic.length, 2 * range, Math.log2(range), 2 * (basic.length - range)]
  for (const [place, word] of words.entries()) view.setUint16(head + 2 * place, word)
  for (const [place, [character, glyph]] of basic.entries()) {
    const ends = head + 14 + 2 * place
    const starts = ends + 2 * basic.length + 2
    view.setUint16(ends, character)
    view.setUint16(starts, character)
    view.setUint16(starts + 2 * basic.length, character === 0xffff ? 1 : (glyph - character) & 0xffff)
  }
  view.setUint16(head + short, 12)
  for (const [place, word] of [long, 0, all.length].entries())
    view.setUint32(head + short + 4 + 4 * place, word)
  for (const [place, [character, glyph]] of all.entries()) {
    for (const [column, word] of [character, character, glyph].entries())
      view.setUint32(head + short + 16 + 12 * place + 4 * column, word)
  }
  return new Uint8Array(view.buffer)
}

const RECORD = 16

/** The font with one table replaced. Checksums stay as they are: no reader of the result checks them. */
function withTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const file = Buffer.concat([font, Buffer.alloc((4 - (font.length % 4)) % 4), table])
  for (let place = 0; place < file.readUInt16BE(4); place += 1) {
    const record = 12 + RECORD * place
    if (file.toString('latin1', record, record + 4) !== tag) continue
    file.writeUInt32BE(file.length - table.length, record + 8)
    file.writeUInt32BE(table.length, record + 12)
    return file
  }
  throw new Error(`a font without a table ${tag}`)
}
