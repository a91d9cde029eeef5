import { printLooks } from '../text/common.ts'
import { escapedWords, lineWords } from '../text/words.ts'
import type { Mention, Statement } from '../statement.ts'
import { turned } from './readEntity.ts'

/** A statement as entity diagrams write it; null for those they don't have. */
export function printEntityPiece(statement: Statement): string | null {
  if (statement.type === 'node') {
    return printEntity(statement.node)
  } else if (statement.type === 'open') {
    return `${printEntity(statement.node)} {`
  } else if (statement.type === 'detail') {
    return statement.text.replaceAll(/\s+/gu, ' ').trim()
  } else if (statement.type === 'links') {
    const [link] = statement.links
    const [one, other] = statement.groups.map(([each]) => nameOf(each?.id ?? ''))
    if (link === undefined) return one ?? ''
    const line = link.stroke === 'dotted' ? '..' : '--'
    const isWord = /^[\p{L}\p{N}_-]+$/u.test(link.text)
    const text = isWord ? link.text : `"${escapedWords(link.text)}"`
    return `${one} ${turned(link.from)}${line}${link.to} ${other} : ${isWord ? lineWords(text) : text}`
  } else {
    return null
  }
}

const nameOf = (id: string) =>
  /^[\p{L}\p{N}_-]*[\p{L}\p{N}_]$/u.test(id) ? id : `"${id.replaceAll('"', '')}"`

function printEntity({ id, text, looks }: Mention): string {
  return `${nameOf(id)}${text === null ? '' : `["${escapedWords(text)}"]`}${printLooks(looks)}`
}
