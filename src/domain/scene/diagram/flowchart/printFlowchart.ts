import { printLooks } from '../text/common.ts'
import { escapedWords, quotedWords } from '../text/words.ts'
import type { LinkMark, Mention, Statement } from '../statement.ts'
import { BRACKETS, SHAPE_NAMES } from './forms.ts'

/** A statement that flowcharts alone have; null for the others. */
export function printFlowchartPiece(statement: Statement): string | null {
  switch (statement.type) {
    case 'node':
      return printMention(statement.node)
    case 'links':
      return statement.groups
        .map((group, at) => {
          const link = statement.links[at - 1]
          return (link === undefined ? '' : ` ${printLink(link)} `) + group.map(printMention).join(' & ')
        })
        .join('')
    case 'open': {
      const { id, text } = statement.node
      if (text !== null) return `subgraph ${id}[${quotedWords(text)}]`
      return `subgraph ${/^[\p{L}\p{N}_. -]+$/u.test(id) ? id : `"${escapedWords(id)}"`}`
    }
    default:
      return null
  }
}

export function printMention({ id, text, form, looks }: Mention): string {
  return `${id}${printForm(text, form)}${printLooks(looks)}`
}

function printForm(text: string | null, form: Mention['form']): string {
  if (text === null && form === null) return ''
  const bracket = BRACKETS.find(([, , each]) => each === (form ?? 'rectangle'))
  if (bracket !== undefined)
    return text === null ? shapeOf(form, null) : `${bracket[0]}${quotedWords(text)}${bracket[1]}`
  return shapeOf(form, text)
}

function shapeOf(form: Mention['form'], text: string | null): string {
  const name = SHAPE_NAMES.find(([, each]) => each === form)?.[0] ?? 'rect'
  const label = text === null ? '' : `, label: "${escapedWords(text).replaceAll('}', '#125;')}"`
  return `@{ shape: ${name}${label} }`
}

export function printLink({ from, to, stroke, extra, text }: LinkMark): string {
  const start = from === '>' ? '<' : from
  const words =
    text === ''
      ? ''
      : `|${/[|"]/u.test(text) || text !== text.trim() || text.includes('\n') ? `"${escapedWords(text)}"` : escapedWords(text)}|`
  switch (stroke) {
    case 'invisible':
      return '~'.repeat(3 + extra)
    case 'dotted':
      return `${start}-${'.'.repeat(1 + extra)}-${to}${words}`
    case 'thick':
      return `${start}${'='.repeat((to === '' ? 3 : 2) + extra)}${to}${words}`
    case 'solid':
      return `${start}${'-'.repeat((to === '' ? 3 : 2) + extra)}${to}${words}`
  }
}
