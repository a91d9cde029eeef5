export interface SharedSearch {
  /** The token of a share link. */
  readonly link?: string | undefined
}

/** Reads the address of /generations/shared. A token that can't be one is handed on all the same: its link is dead. */
export function readSharedSearch(search: Readonly<Record<string, unknown>>): SharedSearch {
  const { link } = search
  const text = typeof link === 'string' || typeof link === 'number' ? String(link) : undefined
  return { link: text === undefined || text === '' ? undefined : text.slice(0, 200) }
}
