import { cleanTags } from './cleanTags.ts'

/** A change of a generation's tags: never the whole list, so that tags added meanwhile aren't lost. */
export interface TagChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** The tags after a change. */
export function changedTags(tags: readonly string[], { added, removed }: TagChange): string[] {
  return cleanTags([...tags.filter((tag) => !removed.includes(tag)), ...added])
}
