import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '#services/services.tsx'
import { actsQuery } from '../queries.ts'
import { REVIEWS_KEY } from './reviewQueries.ts'

/** Refetches the reviews and the audit log after a decision, also after another administrator's. */
export function useReviewsRead(): () => Promise<void> {
  const services = useServices()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: REVIEWS_KEY })
  }
}
