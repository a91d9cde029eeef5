import { allowData } from '#ui/defaultPolicy.ts'
import type { HeadTag, ScreenHead } from './headTags.ts'

const STRUCTURED_DATA = 'script[type="application/ld+json"]'

/** Tags that a served page may have and the next screen may lack. */
const OF_ONE_SCREEN = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]:not([property="og:site_name"])',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  STRUCTURED_DATA,
]

/**
 * Writes the screen's head into the document. The served page's own tags stay until the first navigation (`isFirst`),
 * except where this screen replaces them.
 */
export function writeHead(target: Document, head: ScreenHead, isFirst: boolean): void {
  allowData()
  if (head.title !== null) target.title = head.title
  if (!isFirst) for (const old of target.head.querySelectorAll(OF_ONE_SCREEN.join(','))) old.remove()
  // A screen says all of its structured data or, while it still loads, none.
  if (head.tags.some(({ name }) => name === 'script')) {
    for (const served of target.head.querySelectorAll(STRUCTURED_DATA)) served.remove()
  }
  for (const tag of head.tags) {
    if (isFirst && tag.name !== 'script') findTag(target, tag)?.remove()
    target.head.append(makeTag(target, tag))
  }
}

function findTag(target: Document, tag: HeadTag): Element | null {
  const [attribute = '', value = ''] = tag.key.split('=')
  return target.head.querySelector(`${tag.name}[${attribute}="${CSS.escape(value)}"]`)
}

function makeTag(target: Document, tag: HeadTag): Element {
  const element = target.createElement(tag.name)
  for (const [name, value] of Object.entries(tag.attributes)) {
    element.setAttribute(name, name === 'href' ? new URL(value, location.origin).href : value)
  }
  // Before it is in the document: there the policy would check each of its texts, the empty one too.
  if (tag.text !== null) element.append(tag.text)
  return element
}
