import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { CARRIER_NAMES, CARRIERS, type Carrier } from './carriers.ts'
import { MOST_IMPORTED, type ToldParcel, toldProblem, type ToldState } from './parcel.ts'

/** Why a line can't be read. The screen turns it into words. */
export type ListProblemCode = 'number' | 'state' | 'carrier' | 'tracking_number' | 'too_many'

/** A line that was read, of the order of that number. */
export interface ListedParcel extends ToldParcel {
  readonly number: string
}

export interface ParcelList {
  readonly parcels: readonly ListedParcel[]
  /** By the number of the line, from 1. */
  readonly problems: readonly { readonly line: number; readonly code: ListProblemCode }[]
}

const ORDER_NUMBER = /^ISK-\d{4}-\d{6}$/

const STATES: Readonly<Record<string, ToldState>> = {
  made: 'made',
  zrobione: 'made',
  zrobiona: 'made',
  gotowe: 'made',
  gotowa: 'made',
  sent: 'sent',
  wyslane: 'sent',
  wyslana: 'sent',
  nadane: 'sent',
  nadana: 'sent',
  delivered: 'delivered',
  doreczone: 'delivered',
  doreczona: 'delivered',
  dostarczone: 'delivered',
  dostarczona: 'delivered',
  odebrane: 'delivered',
  odebrana: 'delivered',
}

const CARRIERS_BY_NAME: ReadonlyMap<string, Carrier> = new Map([
  ...CARRIERS.map((carrier) => [carrier, carrier] as const),
  ...Object.entries({ ...CARRIER_NAMES, other: 'inny' }).flatMap(([code, name]) => {
    const carrier = CARRIERS.find((known) => known === code)
    return carrier === undefined ? [] : [[foldPolish(name), carrier] as const]
  }),
])

/**
 * Parses a list of parcels: `order number; state; carrier; tracking number`, a line each, separated by semicolons,
 * commas or tabs. A first line without an order number is its heading. Of a repeated order the last line counts.
 */
export function readParcelList(text: string): ParcelList {
  const parcels = new Map<string, ListedParcel>()
  const problems: ParcelList['problems'][number][] = []
  let lines = 0
  for (const [index, line] of text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue
    const read = readLine(cellsOf(line))
    lines += 1
    if (read === 'number' && lines === 1) continue
    if (typeof read === 'string') problems.push({ line: index + 1, code: read })
    else if (parcels.size >= MOST_IMPORTED && !parcels.has(read.number))
      problems.push({ line: index + 1, code: 'too_many' })
    else parcels.set(read.number, read)
  }
  return { parcels: [...parcels.values()], problems }
}

function readLine([number = '', said = '', by = '', tracking = '']: readonly string[]):
  | ListedParcel
  | ListProblemCode {
  const known = number.toUpperCase()
  if (!ORDER_NUMBER.test(known)) return 'number'
  const state = STATES[foldPolish(said)]
  if (state === undefined) return 'state'
  if (state !== 'sent') return { number: known, state, carrier: null, tracking_number: '' }
  const told = { state, carrier: CARRIERS_BY_NAME.get(foldPolish(by)) ?? null, tracking_number: tracking }
  const problem = toldProblem(told)
  return problem === null ? { number: known, ...told } : problem.field
}

/** The cells of a line; a quoted one may hold the separator. */
function cellsOf(line: string): string[] {
  const parting = [';', '\t', ','].find((one) => line.includes(one)) ?? ';'
  const cells = ['']
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === parting && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map((cell) => cell.trim())
}
