import { type AffixRules, formsOf } from './expandHunspell.ts'

/** All forms of our own list of new words: lines of a class and its words, `=` for words of one form, `#` for remarks. */
export function newForms(list: string, rules: AffixRules): readonly string[] {
  return list.split('\n').flatMap((line) => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [classes = '', words = ''] = line.split(': ')
    return words
      .trim()
      .split(/\s+/u)
      .flatMap((word) => (classes === '=' ? [word] : formsOf(`${word}/${classes}`, rules)))
  })
}
