import { QUOTED, wordsOf } from '#domain/generation/reading/words.ts'

/**
 * Whether a prompt, its quotations aside, has one of some words. `texts` are parted by spaces; in them `*` stands for
 * any ending, and `_` joins what has to stand together.
 */
export function asksFor(prompt: string, texts: string): boolean {
  const words = wordsOf(prompt.replaceAll(QUOTED, ' '), []).map(({ folded }) => folded)
  return texts.split(' ').some((text) => {
    const phrase = text.split('_')
    return words.some((_, index) => phrase.every((part, step) => isWord(words[index + step] ?? '', part)))
  })
}

function isWord(word: string, text: string): boolean {
  return text.endsWith('*') ? word.startsWith(text.slice(0, -1)) : word === text && text !== ''
}
