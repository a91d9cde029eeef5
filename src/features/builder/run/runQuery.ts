import { queryOptions } from '@tanstack/react-query'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** Of all runs that the editor has asked for. */
export const RUNS_KEY = [ACCOUNT_KEY, 'template-run'] as const

/** One of the author’s own runs on the server; null for none. */
export function runQuery({ productApi }: Pick<Services, 'productApi'>, id: string | null) {
  return queryOptions({
    queryKey: [...RUNS_KEY, id],
    queryFn: async ({ signal }) => {
      if (id === null) return null
      const { readTemplateRun } = await import('#api/product/templateRunCalls.ts')
      return readTemplateRun(await productApi(), id, { signal })
    },
  })
}
