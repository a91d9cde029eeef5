import type { Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { SAFE_HTML } from './safeHtml.ts'

/**
 * Markdown (CommonMark, with GitHub's tables, strikethrough and bare addresses) as a tree of elements that can do no
 * harm: HTML within it is read as a browser would, and then only what `SAFE_HTML` knows is kept.
 */
export function readMarkdown(text: string): Root {
  return safe(
    toHast(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }), {
      allowDangerousHtml: true,
    }),
  )
}

/** The same for plain CommonMark, which has a test suite of its own. */
export function readCommonMark(text: string): Root {
  return safe(toHast(fromMarkdown(text), { allowDangerousHtml: true }))
}

function safe(tree: Nodes): Root {
  const cleaned = sanitize(raw(tree), SAFE_HTML)
  return cleaned.type === 'root'
    ? cleaned
    : { type: 'root', children: cleaned.type === 'doctype' ? [] : [cleaned] }
}
