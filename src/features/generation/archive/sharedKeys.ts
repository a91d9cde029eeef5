// Keys of what anybody may see: it belongs to no account.

export const SHARED_KEY = ['shared-generations'] as const
/** Of what is looked through there: the wall of films, what is popular. */
export const DISCOVER_KEY = [...SHARED_KEY, 'discover'] as const
export const sharedByIdKey = (id: string) => [...SHARED_KEY, 'id', id] as const
export const sharedByLinkKey = (link: string) => [...SHARED_KEY, 'link', link] as const
