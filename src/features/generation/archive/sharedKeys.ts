import { WORKS_KEY } from '#api/publicReads/worksKey.ts'

export const sharedByIdKey = (id: string) => [WORKS_KEY, 'id', id] as const
export const sharedByLinkKey = (link: string) => [WORKS_KEY, 'link', link] as const
