import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { type ReportQuestion, readReport } from '#api/product/statisticsCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { orderedRows } from '#domain/statistics/askedReport.ts'
import type { Services } from '#services/services.tsx'

type Api = Pick<Services, 'productApi'>

/** The time an answer stays fresh, ms. */
const FRESH_MS = 60_000

/** A report. While another of the same figure loads, the old one stays. */
export function reportQuery({ productApi }: Api, question: ReportQuestion) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'statistics', question],
    queryFn: async ({ signal }) => {
      const report = await readReport(await productApi(), question, { signal })
      return question.by === undefined ? report : { ...report, rows: orderedRows(question.by, report) }
    },
    staleTime: FRESH_MS,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  })
}

/** The code of a failed call; null for any error that isn't the API's. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}
