import type { Wordsmith } from './wordsmith.ts'
import type { WritingLanguage } from './writingLanguage.ts'

const LANGUAGES = {
  pl: async () => (await import('./polish/polish.ts')).polish,
  en: async () => (await import('./english/english.ts')).english,
} satisfies Record<string, () => Promise<WritingLanguage>>

/** A language that the rules write in. */
export type WrittenLanguage = keyof typeof LANGUAGES

/** Loads a language's rules and words with the first use. Rejects where they can't be loaded. */
export async function loadWordsmith(language: WrittenLanguage): Promise<Wordsmith> {
  const [{ wordsmithOf }, words] = await Promise.all([import('./wordsmith.ts'), LANGUAGES[language]()])
  return wordsmithOf(words)
}
