import { expect, it } from 'vitest'
import { memoryByKind } from './mappings.ts'

const mapping = (range: string, rights: string, kB: number, name = '') =>
  `${range} ${rights} 00000000 00:00 0 ${name}\nSize: 9999 kB\nRss:   ${kB} kB\nPss: 1 kB\n`

it('tells what a process holds by what its mappings look like', () => {
  const smaps = [
    mapping('00400000-00500000', 'r-xp', 60, '/usr/bin/node'),
    mapping('01000000-01100000', 'rw-p', 50, '[heap]'),
    mapping('100000000-100040000', 'rw-p', 256),
    mapping('200000000-200800000', 'rw-p', 36),
    mapping('200800000-400000000', '---p', 0),
    mapping('500000000-500100000', 'rw-p', 7),
    mapping('500100000-504000000', '---p', 0),
    mapping('600001000-600002000', 'rwxp', 4),
    mapping('700001000-700009000', 'rw-p', 3),
  ].join('')
  expect(Object.fromEntries(memoryByKind(smaps))).toMatchObject({
    'program and libraries': 60 * 1_024,
    "the C library's heap": 57 * 1_024,
    "V8's heaps": 256 * 1_024,
    WebAssembly: 36 * 1_024,
    'compiled code': 4 * 1_024,
    other: 3 * 1_024,
  })
})
