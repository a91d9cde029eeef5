import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CREDITS_KEY } from '#api/product/creditsQuery.ts'
import { GENERATIONS_KEY } from '../archive/archiveKeys.ts'
import { useGenerations } from '../parts/generationsReading.ts'

/** What ends on this device while it is looked at is news for the archive, the numbers and the balance. */
export function useNewsOfHistory(): void {
  const queryClient = useQueryClient()
  const { history, isLoading } = useGenerations()
  const newest = isLoading ? null : (history[0]?.refCode ?? '')
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (newest === null) return
    if (seen.current !== null && seen.current !== newest) {
      void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY })
      void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
    }
    seen.current = newest
  }, [newest, queryClient])
}
