// A strict reader of what drawing programs write: elements, attributes, words, remarks and CDATA. No document types and
// no entities of their own, so that a file can do nothing but be read. `DOMParser` isn't at hand in a worker, and in the
// page it is a sink of Trusted Types.

export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** All words directly in it. */
  readonly text: string
}

/** Elements within each other. */
const DEEPEST = 100
const MOST_ELEMENTS = 200_000

const NAME = String.raw`[A-Za-z_:][\w:.-]*`
const TOKEN = new RegExp(
  String.raw`<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(/)?(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/)?>|([^<]+)`,
  'uy',
)
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'gu')

interface OpenElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[]
  text: string
}

/** The root of a file; null for one that isn't well formed or is too much. */
export function readXml(source: string): XmlElement | null {
  const root: OpenElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open: OpenElement[] = [root]
  let count = 0
  TOKEN.lastIndex = 0
  const text = source.replace(/^\uFEFF/u, '').replace(/^\s*<!DOCTYPE\s+[\w]+[^[>]*>/u, '')
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    const top = open.at(-1)
    if (found === null || top === undefined) return null
    const [, data, slash, name, attributes = '', isEmpty, words] = found
    if (data !== undefined) top.text += data
    else if (words !== undefined) top.text += decodedXml(words)
    else if (slash !== undefined) {
      if (top.name !== name || open.length < 2) return null
      open.pop()
    } else if (name !== undefined) {
      count += 1
      if (count > MOST_ELEMENTS || open.length > DEEPEST) return null
      const element: OpenElement = { name, attributes: attributesOf(attributes), children: [], text: '' }
      top.children.push(element)
      if (isEmpty === undefined) open.push(element)
    }
  }
  const [first, other] = root.children
  return open.length === 1 && first !== undefined && other === undefined && root.text.trim() === ''
    ? first
    : null
}

function attributesOf(words: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(words.matchAll(ATTRIBUTE), ([, name = '', double, single]) => [
      name,
      decodedXml(double ?? single ?? ''),
    ]),
  )
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/** Words with the signs that their codes mean. */
export function decodedXml(words: string): string {
  return words.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{1,8}));/gu, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
    const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isSign ? String.fromCodePoint(code) : ''
  })
}

/** Words as they stand in a file: nothing of them is read as its parts. */
export function encodedXml(words: string): string {
  return Array.from(words, (sign) => (canStand(sign) ? (CODES[sign] ?? sign) : '')).join('')
}

const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Whether a sign can stand in a file at all: no controls but spaces and line ends, no half of a pair. */
function canStand(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}

/** All elements of a name within one, in order. */
export function elementsOf(element: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = []
  const visit = (each: XmlElement) => {
    if (each.name === name) found.push(each)
    for (const child of each.children) visit(child)
  }
  visit(element)
  return found
}
