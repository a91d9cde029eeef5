/**
 * Makes `src/domain/text/spelling/polishWords.bin`: all forms of Polish words, from Debian's `hunspell-pl` (the list of
 * sjp.pl, here under the Apache License 2.0) and our own new words; how PoliMorf reads them, from Debian's
 * `libmorfologik-stemming-java` (under a BSD licence), as its tool prints it; and the most frequent words of our texts:
 *
 *     java -cp '/usr/share/java/*' morfologik.tools.FSADumpTool -x -d pl.dict > readings.txt
 *     node --max-old-space-size=6000 scripts/text/buildDictionary.ts /usr/share/hunspell readings.txt
 *
 * `pl.dict` lies in `morfologik-polish.jar`.
 */
import { createReadStream, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { BEFORE_CLASS, nameOfClass } from '#domain/text/spelling/automaton.ts'
import { formsOf, readAffixes } from './expandHunspell.ts'
import { frequentWords } from './frequentWords.ts'
import { minimalAutomaton } from './minimalAutomaton.ts'
import { newForms } from './newWords.ts'
import { RARE_LEMMAS, readingsOfTags, withoutNounsOfAdjectives } from './readingsOfTags.ts'
import { writeAutomaton } from './writeAutomaton.ts'

const [folder, tagged] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2))
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

const classOfForm = await readClasses(tagged)
const classes = [...countOf(classOfForm.values())]
  .filter(([written]) => written !== 'X' && written !== '')
  .toSorted(([one, times], [other, otherTimes]) => otherTimes - times || byUnits(one, other))
  .map(([written]) => written)
const names = new Map(classes.map((written, number) => [written, nameOfClass(number)]))
console.log(`${classOfForm.size} forms are read in ${classes.length} ways`)

const entries = [...forms].flatMap((form) => {
  const name = names.get(classOfForm.get(form) ?? '')
  return name === undefined ? [form] : [form, form + BEFORE_CLASS + name]
})
const words = frequentWords(root, (form) => forms.has(form), FREQUENT)
const bytes = writeAutomaton(minimalAutomaton(entries.toSorted(byUnits)), words, classes)
writeFileSync(new URL('../../src/domain/text/spelling/polishWords.bin', import.meta.url), bytes)
const sizes = [bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes).length]
console.log(`${words.length} frequent words; bytes raw, gzip, brotli: ${sizes.join(', ')}`)

/** The readings of each form that is a word here, in order, joined by spaces. */
async function readClasses(file: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlySet<string>>()
  const known = new Map<string, ReadonlySet<string>>()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [form = '', lemma = '', tags] = line.split('\t')
    if (tags === undefined || !forms.has(form) || RARE_LEMMAS.has(lemma)) continue
    const all = known.get(tags) ?? new Set(readingsOfTags(tags))
    known.set(tags, all)
    // PoliMorf has a feminine "dzień" as well.
    const readings = lemma === 'dzień' ? new Set([...all].filter((reading) => !reading.endsWith('f'))) : all
    const others = found.get(form)
    found.set(form, others === undefined ? readings : new Set([...others, ...readings]))
  }
  return new Map(
    [...found].map(([form, readings]) => [
      form,
      withoutNounsOfAdjectives(readings).toSorted(byUnits).join(' '),
    ]),
  )
}

function countOf(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function byUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
