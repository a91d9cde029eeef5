import { foldedWords } from '../../catalogue/foldPolish.ts'
import { generatorWord } from './generatorWords.ts'
import { engineOf, fieldGivenBy, NODE_KINDS, resultName } from '../nodeKinds.ts'
import type { FormField, Template, TemplateNode } from '../templateSchema.ts'

/** The field that some words name; null where none or several could be meant. */
export function fieldNamed({ form }: Template, words: string): FormField | null {
  const fields = form.flatMap((step) => step.fields)
  return theOneOf(fields, words, ({ label, name }) => [label, name])
}

/** The node that some words name: by its label, its output's name, its id or its kind. */
export function nodeNamed({ nodes }: Template, words: string): TemplateNode | null {
  return (
    theOneOf(nodes, words, (node) => [
      node.label,
      node.id,
      resultName(node) ?? '',
      fieldGivenBy(node) ?? '',
    ]) ?? theOne(nodes.filter((node) => isSort(node, words)))
  )
}

/** Whether words name a node's kind, as „wyjście” or „model wideo”. */
function isSort(node: TemplateNode, words: string): boolean {
  const folded = foldedWords(words)
  const [first = ''] = folded
  if (NODE_KINDS[node.kind].spoken.test(first) && folded.length === 1) return true
  const use = engineOf(node)
  return use !== null && folded.some((word) => generatorWord(word) === use.mode)
}

function theOneOf<Entry>(
  entries: readonly Entry[],
  words: string,
  namesOf: (entry: Entry) => readonly string[],
): Entry | null {
  const wanted = foldedWords(words)
  if (wanted.length === 0) return null
  const named = (isIt: (name: readonly string[]) => boolean) =>
    entries.filter((entry) => namesOf(entry).some((name) => isIt(foldedWords(name))))
  const exact = named((name) => name.join(' ') === wanted.join(' '))
  if (exact.length > 0) return theOne(exact)
  return theOne(
    named(
      (name) => name.length === wanted.length && name.every((word, at) => isForm(word, wanted[at] ?? '')),
    ),
  )
}

const theOne = <Entry>(entries: readonly Entry[]): Entry | null =>
  entries.length === 1 ? (entries[0] ?? null) : null

/** The part of a word that stays with every ending, in letters. */
const SHORTEST_STEM = 3

/** Whether two words differ in their ending alone. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true
  const stem = Math.max(SHORTEST_STEM, Math.min(one.length, other.length) - 2)
  return one.slice(0, stem) === other.slice(0, stem) && Math.abs(one.length - other.length) <= 3
}
