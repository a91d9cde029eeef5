import { printLooks } from '../text/common.ts'
import { escapedWords, quotedWords } from '../text/words.ts'
import type { LinkMark, Mention, Statement } from '../statement.ts'
import { BRACKETS, SHAPE_NAMES } from './forms.ts'

/** A statement that flowcharts alone have; null for the others. */
export function printFlowchartPiece(statement: Statement): string | null {
  if (statement.type === 'node') {
    return printMention(statement.node)
  } else if (statement.type === 'links') {
    return statement.groups
      .map((group, at) => {
        const link = statement.links[at - 1]
        return (link === undefined ? '' : ` ${printLink(link)} `) + group.map(printMention).join(' & ')
      })
      .join('')
  } else if (statement.type === 'open') {
    const { id, text } = statement.node
    if (text !== null) return `subgraph ${id}[${quotedWords(text)}]`
    return `subgraph ${/^[\p{L}\p{N}_. -]+$/u.test(id) ? id : `"${escapedWords(id)}"`}`
  } else {
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
  if (stroke === 'invisible') {
    return '~'.repeat(3 + extra)
  } else if (stroke === 'dotted') {
    return `${start}-${'.'.repeat(1 + extra)}-${to}${words}`
  } else if (stroke === 'thick') {
    return `${start}${'='.repeat((to === '' ? 3 : 2) + extra)}${to}${words}`
  } else {
    return `${start}${'-'.repeat((to === '' ? 3 : 2) + extra)}${to}${words}`
  }
}
