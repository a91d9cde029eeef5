/** Both ends belong to it. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Reads one range of bytes; several at once, or another unit, are ignored, as RFC 9110 allows. */
export function parseRange(range: string, size: number): ByteRange | 'unsatisfiable' | 'ignored' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range.trim())
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'ignored'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'ignored'
  return start >= size ? 'unsatisfiable' : { start, end }
}
