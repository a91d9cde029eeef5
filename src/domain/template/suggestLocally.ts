import type { GenerationType } from '../generation/engines.ts'
import { suggestByRules } from './suggestByRules.ts'
import type { Suggestions } from './suggestion.ts'
import type { Template } from './templateSchema.ts'
import { readWish } from './wishes/readWish.ts'

interface Asked {
  readonly template: Template
  readonly wish: string
  readonly node?: string | undefined
  readonly language: 'pl' | 'en'
}

/** Suggestions that need no model: the author's wish where there is one, else improvements. */
export function suggestLocally(
  { template, wish, node, language }: Asked,
  engineFor: (mode: GenerationType) => string | null,
): Omit<Suggestions, 'trouble'> {
  const { suggestions, unread } = readWish(template, wish, { node, engineFor })
  if (suggestions.length > 0 || unread.length > 0) {
    return { suggestions: [...suggestions], unread: [...unread] }
  }
  return { suggestions: suggestByRules(template, { engineFor, language }), unread: [] }
}
