/** What a part of a process's memory is for, as far as Linux knows. */
export type MemoryKind =
  | 'program and libraries'
  | "V8's heaps"
  | 'WebAssembly'
  | "the C library's heap"
  | 'compiled code'
  | 'other'

interface Mapping {
  readonly start: bigint
  readonly end: bigint
  readonly rights: string
  readonly name: string
  readonly residentBytes: number
}

const V8_PAGE = 256n << 10n
const ARENA = 64n << 20n
/** A WebAssembly memory reserves so much address space at least, so that no access needs a check. */
const RESERVED = 1n << 30n

/** Sums what is in memory by kind, from the text of `/proc/…/smaps`. */
export function memoryByKind(smaps: string): ReadonlyMap<MemoryKind, number> {
  const mappings = mappingsIn(smaps)
  const sums = new Map<MemoryKind, number>()
  for (const [at, mapping] of mappings.entries()) {
    const kind = kindOf(mapping, mappings[at + 1])
    sums.set(kind, (sums.get(kind) ?? 0) + mapping.residentBytes)
  }
  return sums
}

function mappingsIn(smaps: string): readonly Mapping[] {
  return smaps.split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m).flatMap((text) => {
    const head = /^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \d+ *(.*)$/m.exec(text)
    if (head === null) return []
    const [, start = '', end = '', rights = '', name = ''] = head
    const resident = Number(/^Rss: +(\d+)/m.exec(text)?.[1] ?? 0)
    return [
      { start: BigInt(`0x${start}`), end: BigInt(`0x${end}`), rights, name, residentBytes: resident * 1_024 },
    ]
  })
}

function kindOf({ start, end, rights, name }: Mapping, next: Mapping | undefined): MemoryKind {
  if (name === '[heap]') return "the C library's heap"
  if (name !== '' && !name.startsWith('[')) return 'program and libraries'
  const reserved = next?.start === end && next.rights.startsWith('---') ? next.end - end : 0n
  if (reserved > RESERVED) return 'WebAssembly'
  if (start % ARENA === 0n && end - start + reserved === ARENA) return "the C library's heap"
  if (rights.includes('x')) return 'compiled code'
  return start % V8_PAGE === 0n && end - start === V8_PAGE ? "V8's heaps" : 'other'
}
