import { readCommon } from '../text/common.ts'
import { PieceFault } from '../text/faultError.ts'
import { firstWords, lineWords, readWords } from '../text/words.ts'
import type { Statement, TaskMark } from '../statement.ts'

const isTag = (part: string) => TASK_TAGS.some((tag) => tag === part)

const SETTINGS =
  /^(?:dateFormat|axisFormat|tickInterval|excludes|includes|todayMarker|weekday|weekend|inclusiveEndDates|topAxis|displayMode|click)\b/u
/** What begins a line that is no task. */
const MEANS_ELSE = new RegExp(
  String.raw`${SETTINGS.source}|^(?:title|section|direction|accTitle|accDescr)\b|^%%`,
  'u',
)
export const TASK_TAGS = ['done', 'active', 'crit', 'milestone', 'vert'] as const
const LENGTH = /^\d+(?:\.\d+)?(?:ms|s|m|h|d|w|M|y)$/u
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/u

/** What one line of a Gantt chart says. */
export function readGanttPiece(words: string): Statement {
  const common = readCommon(words)
  if (common !== null) return common
  const format = /^dateFormat\s+(\S.*)$/u.exec(words)?.[1]
  if (format !== undefined && !format.startsWith('YYYY-MM-DD')) {
    throw new PieceFault('badDate', 'dateFormat '.length, format, ['YYYY-MM-DD'])
  }
  if (SETTINGS.test(words)) return { type: 'kept' }
  const title = /^title\s+(.+)$/u.exec(words)
  if (title !== null) return { type: 'title', text: readWords(title[1] ?? '') }
  const section = /^section\s+(.+)$/u.exec(words)
  if (section !== null) return { type: 'section', text: readWords(section[1] ?? '') }
  const colon = words.lastIndexOf(' :') >= 0 ? words.lastIndexOf(' :') + 1 : words.lastIndexOf(':')
  if (colon <= 0) throw new PieceFault('unknownLine', 0, words, ['Zadanie :2026-01-05, 3d', 'section …'])
  return { type: 'task', task: readTask(words, colon) }
}

function readTask(words: string, colon: number): TaskMark {
  const parts = words
    .slice(colon + 1)
    .split(',')
    .map((part) => part.trim())
  const count = parts.findIndex((part) => !isTag(part))
  const tags = count === -1 ? parts : parts.slice(0, count)
  const rest = count === -1 ? [] : parts.slice(count)
  const end = rest.at(-1) ?? ''
  if (!LENGTH.test(end) && !DATE.test(end) && !/^until\s+\S/u.test(end)) {
    throw new PieceFault('badDate', colon + 1, words.slice(colon + 1), ['2026-01-05, 3d', 'after a, 2w'])
  }
  const [one, other] = rest.slice(0, -1)
  const isStart = (part: string) => DATE.test(part) || /^after\s+\S/u.test(part)
  const start = other ?? (one !== undefined && isStart(one) ? one : null)
  const id = other === undefined ? (start === null ? (one ?? null) : null) : (one ?? null)
  if (rest.length > 3 || (start !== null && !isStart(start)) || (id !== null && !/^[\w-]+$/u.test(id))) {
    throw new PieceFault('badDate', colon + 1, words.slice(colon + 1), ['id, 2026-01-05, 3d', 'after a, 2w'])
  }
  return { text: readWords(words.slice(0, colon)), tags, id, start, end }
}

/** A statement as Gantt charts write it; null for those they don't have. */
export function printGanttPiece(statement: Statement): string | null {
  if (statement.type === 'section') {
    return `section ${lineWords(statement.text)}`
  } else if (statement.type === 'task') {
    const { text, tags, id, start, end } = statement.task
    const parts = [...tags, ...(id === null ? [] : [id]), ...(start === null ? [] : [start]), end]
    return `${firstWords(text, MEANS_ELSE).replaceAll(':', '#58;')} :${parts.join(', ')}`
  } else {
    return null
  }
}
