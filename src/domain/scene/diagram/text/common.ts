import type { Direction, LookProperty, Mention, Statement } from '../statement.ts'

/** Statements that several kinds write alike. */
export function readCommon(words: string): Statement | null {
  if (words === '') return { type: 'kept' }
  if (words.startsWith('%%')) return readPin(words) ?? readTurn(words) ?? readBend(words) ?? { type: 'kept' }
  if (/^(?:accTitle|accDescr)\b/u.test(words)) return { type: 'kept' }
  const direction = /^direction\s+(TB|TD|BT|LR|RL)$/u.exec(words)
  return direction === null ? null : { type: 'direction', direction: directionOf(direction[1] ?? '') }
}

/** A direction by its sign; from top to bottom for any other. */
export function directionOf(sign: string): Direction {
  return sign === 'BT' || sign === 'LR' || sign === 'RL' ? sign : 'TB'
}

const PIN =
  /^%%\s*@pos\s+(?:"([^"]*)"|(\S+))\s+(-?\d{1,7}(?:\.\d+)?)\s+(-?\d{1,7}(?:\.\d+)?)(?:\s+([\w-]{1,60}))?$/u

function readPin(words: string): Statement | null {
  const found = PIN.exec(words)
  if (found === null) return null
  const [, quoted, plain, x = '', y = '', shape = null] = found
  return { type: 'pin', id: quoted ?? plain ?? '', x: Number(x), y: Number(y), shape }
}

const TURN = /^%%\s*@turn\s+(?:"([^"]*)"|(\S+))\s+([1-9]\d?|[12]\d\d|3[0-5]\d)$/u

function readTurn(words: string): Statement | null {
  const found = TURN.exec(words)
  if (found === null) return null
  const [, quoted, plain = '', degrees = ''] = found
  return { type: 'turn', id: quoted ?? plain, degrees: Number(degrees) }
}

const BEND =
  /^%%\s*@bend\s+(?:"([^"]*)"|(\S+))\s+(?:"([^"]*)"|(\S+))(?:\s+#([1-9]\d{0,4}))?((?:\s+-?\d{1,7}(?:\.\d+)?){0,200})$/u

function readBend(words: string): Statement | null {
  const found = BEND.exec(words)
  if (found === null) return null
  const [, quotedFrom, from = '', quotedTo, to = '', at = '1', rest = ''] = found
  const numbers = rest.split(/\s+/u).filter(Boolean).map(Number)
  if (numbers.length % 2 === 1) return null
  const points = numbers.flatMap((x, place) => (place % 2 === 0 ? [{ x, y: numbers[place + 1] ?? 0 }] : []))
  return { type: 'bend', from: quotedFrom ?? from, to: quotedTo ?? to, at: Number(at), points }
}

/** Statements of looks, as flowcharts, classes, states and entities have them. */
export function readLooks(words: string): Statement | null {
  const look = /^style\s+(\S+(?:\s*,\s*[^\s:]+)*)\s+(\S.*)$/u.exec(words)
  if (look !== null)
    return { type: 'look', ids: listOf(look[1] ?? ''), properties: propertiesOf(look[2] ?? '') }
  const named = /^classDef\s+(\S+)\s+(\S.*)$/u.exec(words)
  if (named !== null) {
    return { type: 'namedLook', names: listOf(named[1] ?? ''), properties: propertiesOf(named[2] ?? '') }
  }
  const link = /^linkStyle\s+(default|\d+(?:\s*,\s*\d+)*)\s+(\S.*)$/u.exec(words)
  if (link === null) return null
  const which = link[1] ?? ''
  return {
    type: 'linkLook',
    links: which === 'default' ? null : listOf(which).map(Number),
    properties: propertiesOf(link[2] ?? ''),
  }
}

/** `class a,b name`: gives nodes a named look. */
export function readGivenLook(words: string): Statement | null {
  const given = /^(?:class|cssClass)\s+"?([^\s"]+(?:\s*,\s*[^\s"]+)*)"?\s+([\w-]+)$/u.exec(words)
  return given === null ? null : { type: 'giveLook', ids: listOf(given[1] ?? ''), name: given[2] ?? '' }
}

const listOf = (words: string) =>
  words
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

function propertiesOf(words: string): readonly LookProperty[] {
  return words
    .replace(/;$/u, '')
    .split(/,(?![^(]*\))/u)
    .flatMap((each): LookProperty[] => {
      const [name = '', ...value] = each.split(':')
      return name.trim() === '' || value.length === 0 ? [] : [[name.trim(), value.join(':').trim()]]
    })
}

export function printPin({ id, x, y, shape }: Extract<Statement, { type: 'pin' }>): string {
  return `%% @pos ${printedName(id)} ${x} ${y}${shape === null ? '' : ` ${shape}`}`
}

export function printTurn({ id, degrees }: Extract<Statement, { type: 'turn' }>): string {
  return `%% @turn ${printedName(id)} ${degrees}`
}

export function printBend({ from, to, at, points }: Extract<Statement, { type: 'bend' }>): string {
  const number = at === 1 ? '' : ` #${at}`
  const places = points.map(({ x, y }) => ` ${x} ${y}`).join('')
  return `%% @bend ${printedName(from)} ${printedName(to)}${number}${places}`
}

/** A name as remarks of places have it. */
const printedName = (id: string): string => (/[\s"]|^$/u.test(id) ? `"${id.replaceAll('"', '')}"` : id)

export function printProperties(properties: readonly LookProperty[]): string {
  return properties.map(([name, value]) => `${name}:${value}`).join(',')
}

/** A mention of an id alone. */
export function mentionOf(id: string, change: Partial<Mention> = {}): Mention {
  return { id, text: null, form: null, looks: [], ...change }
}

/** The suffix of named looks, and the words before it. */
export function splitLooks(words: string): { readonly before: string; readonly looks: readonly string[] } {
  const found = /^(.*?)((?:\s*:::\s*[\w-]+(?:,[\w-]+)*)+)$/su.exec(words)
  if (found === null) return { before: words, looks: [] }
  const looks = (found[2] ?? '').split(/[:,\s]+/u).filter(Boolean)
  return { before: found[1] ?? '', looks }
}

export const printLooks = (looks: readonly string[]) => looks.map((look) => `:::${look}`).join('')
