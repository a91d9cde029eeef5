import { mapTexts } from './texts.ts'
import type { Template } from './templateSchema.ts'

/**
 * A template in a language: the author's English texts, and Polish elsewhere. Prompts and values stay as they are: only
 * the texts that people read differ.
 */
export function inLanguage(template: Template, language: 'pl' | 'en'): Template {
  const { english } = template
  if (language === 'pl' || Object.keys(english).length === 0) return template
  return mapTexts(template, (text) => englishOf(template, text) ?? text)
}

/** The English version of a text; null if missing. */
export function englishOf({ english }: Pick<Template, 'english'>, text: string): string | null {
  return Object.hasOwn(english, text) ? (english[text] ?? null) : null
}
