/**
 * Makes `src/domain/text/spelling/polishWords.bin`: all forms of Polish words, from Debian's `hunspell-pl` (the list of
 * sjp.pl, here under the Apache License 2.0), our own new words, and the most frequent words of our texts:
 *
 *     node --max-old-space-size=4096 scripts/text/buildDictionary.ts /usr/share/hunspell
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { formsOf, readAffixes } from './expandHunspell.ts'
import { frequentWords } from './frequentWords.ts'
import { minimalAutomaton } from './minimalAutomaton.ts'
import { newForms } from './newWords.ts'
import { writeAutomaton } from './writeAutomaton.ts'

const [folder] = z.tuple([z.string()]).parse(process.argv.slice(2))
const FREQUENT = 6_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (name: string) => new TextDecoder('iso-8859-2').decode(readFileSync(join(folder, name)))

const rules = readAffixes(read('pl_PL.aff'))
const forms = new Set<string>()
for (const line of read('pl_PL.dic').split('\n').slice(1))
  for (const form of formsOf(line, rules)) forms.add(form)
const before = forms.size
for (const form of newForms(readFileSync(new URL('newWords.txt', import.meta.url), 'utf8'), rules))
  forms.add(form)
console.log(`${before} forms of Debian, ${forms.size - before} of our own`)

const words = frequentWords(root, (form) => forms.has(form), FREQUENT)
const bytes = writeAutomaton(minimalAutomaton([...forms].toSorted(byUnits)), words)
writeFileSync(new URL('../../src/domain/text/spelling/polishWords.bin', import.meta.url), bytes)
const sizes = [bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes).length]
console.log(`${words.length} frequent words; bytes raw, gzip, brotli: ${sizes.join(', ')}`)

function byUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
