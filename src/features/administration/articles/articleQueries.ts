import { queryOptions } from '@tanstack/react-query'
import { listDesk, readDesk } from '#api/product/articleCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { EditorArticle, EditorPlace } from '#domain/content/editor.ts'
import type { Services } from '#services/services.tsx'
import { codeOf } from '../queries.ts'
import { emptyArticle } from './emptyArticle.ts'

type Api = Pick<Services, 'productApi'>

// Always read anew: another administrator may have changed something.
const FRESH = { staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: 'always' } as const

/** Every article there is. */
export function editorListQuery({ productApi }: Api) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-content'],
    queryFn: async ({ signal }) => listDesk(await productApi(), { signal }),
  })
}

/** One article as it is written; an empty one where there is none yet. */
export function editorArticleQuery({ productApi }: Api, place: EditorPlace) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-content', place],
    queryFn: async ({ signal }): Promise<EditorArticle> => {
      try {
        return await readDesk(await productApi(), place, { signal })
      } catch (error) {
        if (codeOf(error) === 'NOT_FOUND') return emptyArticle(place)
        throw error
      }
    },
  })
}
