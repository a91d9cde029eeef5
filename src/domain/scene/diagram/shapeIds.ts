import { LONGEST_ID } from '../sceneLimits.ts'

const part = (value: number) => (value >>> 0).toString(16).padStart(8, '0')

// The shapes of a text have ids made of its own, so that the same text is the same drawing.

/** The id of a shape by what it is and its names in the text; the same for the same names. */
export function shapeIdOf(
  kind: 'node' | 'frame' | 'link' | 'note' | 'part',
  ...names: readonly string[]
): string {
  const id = [kind, ...names.map(encoded)].join('_')
  return id.length <= LONGEST_ID ? id : `${kind}_${hashOf(names.join('\n'))}`
}

const encoded = (name: string) =>
  name.replaceAll(/[^A-Za-z0-9]/gu, (sign) => `-${(sign.codePointAt(0) ?? 0).toString(16)}-`)

/** 64 bits of a text: two texts of a drawing with the same one won't be met. */
function hashOf(text: string): string {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return part(one ^ (other >>> 15)) + part(other ^ (one >>> 13)) + text.length.toString(16)
}
