import { createSearch } from '../search/searchItems.ts'
import type { Generation } from './generation.ts'

/** Something that was made, as a search shows it. */
export interface MadeWork extends Pick<Generation, 'id' | 'type' | 'prompt'> {
  readonly tags: readonly string[]
}

/** Finds works by their prompts and tags. */
export const searchGenerations = createSearch<MadeWork>(({ prompt, tags }) => ({
  title: prompt,
  tags: tags.join(' '),
  type: '',
  description: '',
}))
