import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import {
  type CalloutKind,
  type HeadingTag,
  PLAIN_TAGS,
  type PlainTag,
  plainWords,
  type RichNode,
  type RichPicture,
  type RichText,
} from '#domain/content/richText.ts'

/** Finds an article’s picture by its number, from 1; null for a missing one. */
export type FindPicture = (n: number) => Omit<RichPicture, 'tag' | 'caption'> | null

/** The beginning of a callout: `> [!TIP]`. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = { NOTE: 'note', TIP: 'tip', WARNING: 'warning' }
const CALLOUT = /^\[!(NOTE|TIP|WARNING)\]\s*/u
/** An article has one title, the page’s: its own headings are one level lower. */
const HEADINGS: Readonly<Record<string, HeadingTag>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
}

/** A safe tree as an article’s text: headings with anchors, callouts, pictures with captions. */
export function richTextOf(tree: Root, findPicture: FindPicture = () => null): RichText {
  const taken = new Map<string, number>()
  return nodesOf(tree.children)

  function nodesOf(nodes: readonly (RootContent | ElementContent)[]): RichText {
    return nodes.flatMap(nodeOf)
  }

  function nodeOf(node: RootContent | ElementContent): RichText {
    if (node.type === 'text') return node.value === '\n' ? [] : [node.value]
    return node.type === 'element' ? elementOf(node) : []
  }

  function elementOf(element: Element): RichText {
    const { tagName: tag } = element
    const heading = HEADINGS[tag]
    if (heading !== undefined) return [headingOf(element, heading)]
    if (tag === 'img') return pictureOf(element)
    if (tag === 'code') return [{ tag, text: wordsOf(element), language: '' }]
    if (tag === 'pre') return [codeOf(element)]
    if (tag === 'blockquote') return [quoteOf(element)]
    if (tag === 'p') return paragraphOf(element)
    const children = nodesOf(element.children)
    if (tag === 'a') return [{ tag, href: propertyOf(element, 'href'), children }]
    if (tag === 'ol') return [{ tag, start: Number(propertyOf(element, 'start')) || 1, children }]
    if (tag === 'th' || tag === 'td') return [{ tag, align: alignOf(element), children }]
    return isPlain(tag) ? [{ tag, children }] : children
  }

  function headingOf(element: Element, tag: HeadingTag): RichNode {
    const children = nodesOf(element.children)
    const id = slugOf(plainWords(children))
    const times = (taken.get(id) ?? 0) + 1
    taken.set(id, times)
    return { tag, id: times === 1 ? id : `${id}-${times}`, children }
  }

  /** A picture alone in its paragraph becomes a block. */
  function paragraphOf(element: Element): RichText {
    const children = nodesOf(element.children)
    const isPicture = children.length === 1 && typeof children[0] === 'object' && children[0].tag === 'img'
    return isPicture ? children : [{ tag: 'p', children }]
  }

  function pictureOf(element: Element): RichText {
    const src = propertyOf(element, 'src')
    const [, own] = /^picture:(\d{1,2})$/u.exec(src) ?? []
    const caption = propertyOf(element, 'title')
    const found = own === undefined ? null : findPicture(Number(own))
    if (own !== undefined)
      return found === null
        ? []
        : [{ tag: 'img', ...found, alt: propertyOf(element, 'alt') || found.alt, caption }]
    if (src === '') return []
    const size = (name: string) => Number(propertyOf(element, name)) || 0
    return [
      {
        tag: 'img',
        src,
        width: size('width'),
        height: size('height'),
        alt: propertyOf(element, 'alt'),
        caption,
      },
    ]
  }

  function quoteOf(element: Element): RichNode {
    const children = nodesOf(element.children)
    const [first, ...rest] = children
    if (typeof first !== 'object' || first.tag !== 'p') return { tag: 'blockquote', children }
    const [word, ...words] = first.children
    const [marked, name = ''] = typeof word === 'string' ? (CALLOUT.exec(word) ?? []) : []
    const kind = CALLOUTS[name]
    if (kind === undefined || typeof word !== 'string' || marked === undefined)
      return { tag: 'blockquote', children }
    const begun = word.slice(marked.length)
    const own = [...(begun === '' ? [] : [begun]), ...words]
    return {
      tag: 'callout',
      kind,
      children: own.length === 0 ? rest : [{ tag: 'p', children: own }, ...rest],
    }
  }
}

function codeOf(element: Element): RichNode {
  const [code] = element.children
  const classes = code?.type === 'element' ? code.properties['className'] : undefined
  const [named] = Array.isArray(classes) ? classes : []
  const language = typeof named === 'string' ? named.replace(/^language-/u, '') : ''
  return { tag: 'pre', text: wordsOf(element), language }
}

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

function propertyOf({ properties }: Element, name: string): string {
  const value = properties[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function alignOf(element: Element): 'start' | 'center' | 'end' {
  const align = propertyOf(element, 'align')
  return align === 'center' ? 'center' : align === 'right' ? 'end' : 'start'
}

const isPlain = (tag: string): tag is PlainTag => PLAIN_TAGS.some((plain) => plain === tag)

/** An anchor in lower case without Polish marks. */
function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
  return slug === '' ? 'sekcja' : slug
}
