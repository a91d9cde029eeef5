import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CREDITS_KEY } from '#api/product/creditsQuery.ts'
import { useGenerations } from '../parts/generationsReading.ts'

/**
 * Keeps the balance true while generations start and end here: the server reserves with the start it has taken
 * (specification part 2, section 4), charges with the result and gives back with a failure.
 */
export function useFreshCredits(): void {
  const queryClient = useQueryClient()
  const { queue, history, isLoading } = useGenerations()
  const standing = isLoading
    ? null
    : [...queue, ...history].map(({ refCode, status }) => `${refCode} ${status}`).join()
  const known = useRef(standing)
  useEffect(() => {
    if (known.current !== null && known.current !== standing) {
      void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
    }
    known.current = standing
  }, [standing, queryClient])
}
