import { mapTexts } from './texts.ts'
import type { Template } from './templateSchema.ts'

/**
 * A template in a language: what its author has put into English, and everything else as it is. What it makes of words
 * stays as it is, too: only what people read of it is another.
 */
export function inLanguage(template: Template, language: 'pl' | 'en'): Template {
  const { english } = template
  if (language === 'pl' || Object.keys(english).length === 0) return template
  return mapTexts(template, (text) => englishOf(template, text) ?? text)
}

/** The English words of a text; null where nobody has written any. */
export function englishOf({ english }: Pick<Template, 'english'>, text: string): string | null {
  return Object.hasOwn(english, text) ? (english[text] ?? null) : null
}
