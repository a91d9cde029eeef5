import { integer, isRecord, list, oneOf, type Reader, readOrNull, string, Unreadable } from '../readers.ts'

// An article's text as data: a tree of a few kinds of nodes. None of it is ever HTML: the page makes elements of it,
// and knows no others.

/** Elements without attributes. */
export const PLAIN_TAGS = [
  'p',
  'ul',
  'li',
  'blockquote',
  'em',
  'strong',
  'del',
  'kbd',
  'sub',
  'sup',
  'table',
  'thead',
  'tbody',
  'tr',
  'hr',
  'br',
] as const
export type PlainTag = (typeof PLAIN_TAGS)[number]

export const HEADING_TAGS = ['h2', 'h3', 'h4'] as const
export type HeadingTag = (typeof HEADING_TAGS)[number]

export const CELL_TAGS = ['th', 'td'] as const
const ALIGNMENTS = ['start', 'center', 'end'] as const

/** The kinds of boxes in the text: a fact, a tip, or a warning. */
export const CALLOUT_KINDS = ['note', 'tip', 'warning'] as const
export type CalloutKind = (typeof CALLOUT_KINDS)[number]

export interface Element<Tag extends string> {
  readonly tag: Tag
  readonly children: readonly RichNode[]
}

export type Heading = Element<HeadingTag> & { readonly id: string }
export type Link = Element<'a'> & { readonly href: string }
export type Cell = Element<(typeof CELL_TAGS)[number]> & { readonly align: (typeof ALIGNMENTS)[number] }
export type NumberedList = Element<'ol'> & { readonly start: number }
export type Callout = Element<'callout'> & { readonly kind: CalloutKind }

export interface Code {
  readonly tag: 'code' | 'pre'
  readonly text: string
  /** As its author named it; empty where not. */
  readonly language: string
}

export interface RichPicture {
  readonly tag: 'img'
  readonly src: string
  /** In px; 0 if unknown. */
  readonly width: number
  readonly height: number
  readonly alt: string
  /** The caption; may be empty. */
  readonly caption: string
}

export type RichNode =
  | string
  | Element<PlainTag>
  | Heading
  | Link
  | Cell
  | NumberedList
  | Callout
  | Code
  | RichPicture

export type RichText = readonly RichNode[]

/** Deeper than any text that is written to be read. */
const MOST_DEPTH = 64

/** Reads an article's text from a service or from this device's storage; throws `Unreadable`. */
export const richText: Reader<RichText> = (value) => readNodes(value, 0)

function readNodes(value: unknown, depth: number): RichText {
  if (depth > MOST_DEPTH) throw new Unreadable('too deep')
  return list((node) => readNode(node, depth))(value)
}

function readNode(value: unknown, depth: number): RichNode {
  if (typeof value === 'string') return value
  if (!isRecord(value)) throw new Unreadable('not a node of a text')
  const { tag } = value
  if (tag === 'img') {
    return {
      tag,
      src: string(value['src']),
      width: integer(value['width']),
      height: integer(value['height']),
      alt: string(value['alt']),
      caption: string(value['caption']),
    }
  }
  if (tag === 'code' || tag === 'pre')
    return { tag, text: string(value['text']), language: string(value['language']) }
  const children = readNodes(value['children'], depth + 1)
  if (tag === 'a') return { tag, href: string(value['href']), children }
  if (tag === 'ol') return { tag, start: integer(value['start']), children }
  if (tag === 'callout') return { tag, kind: oneOf(CALLOUT_KINDS)(value['kind']), children }
  const heading = readOrNull(oneOf(HEADING_TAGS), tag)
  if (heading !== null) return { tag: heading, id: string(value['id']), children }
  const cell = readOrNull(oneOf(CELL_TAGS), tag)
  if (cell !== null) return { tag: cell, align: oneOf(ALIGNMENTS)(value['align']), children }
  return { tag: oneOf(PLAIN_TAGS)(tag), children }
}

/** All words of a text in their order, without its looks. */
export function plainWords(text: RichText): string {
  return text.map(wordsOf).join('')
}

const BLOCKS: ReadonlySet<string> = new Set([
  'p',
  'li',
  'blockquote',
  'tr',
  'th',
  'td',
  'pre',
  'callout',
  ...HEADING_TAGS,
])

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return ' '
  const words = node.tag === 'img' ? node.alt : 'text' in node ? node.text : plainWords(node.children)
  return BLOCKS.has(node.tag) ? `${words}\n` : words
}
