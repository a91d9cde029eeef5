import { cleanTags } from './cleanTags.ts'

/** What is done to the tags of a generation: never all of them, so that none given meanwhile gets lost. */
export interface TagChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** The tags after a change. */
export function changedTags(tags: readonly string[], { added, removed }: TagChange): string[] {
  return cleanTags([...tags.filter((tag) => !removed.includes(tag)), ...added])
}
