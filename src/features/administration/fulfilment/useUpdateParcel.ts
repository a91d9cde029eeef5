import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { updateParcel } from '#api/product/adminCalls.ts'
import type { ToldParcel } from '#domain/orders/parcel.ts'
import type { FulfilmentOrder } from '#domain/orders/fulfilment.ts'
import { useServices } from '#services/services.tsx'
import { actsQuery, FULFILMENT_KEY } from '../queries.ts'

/** Refetches the orders to fulfil, and the audit log. */
export function useFulfilmentRead(): () => Promise<void> {
  const services = useServices()
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: actsQuery(services).queryKey })
    await queryClient.invalidateQueries({ queryKey: FULFILMENT_KEY })
  }
}

/** Updates an order's parcel as it is shown. If another administrator was quicker, their update is read first. */
export function useUpdateParcel({ number, revision }: FulfilmentOrder) {
  const { productApi } = useServices()
  const readAnew = useFulfilmentRead()
  return async (told: ToldParcel, signal?: AbortSignal): Promise<void> => {
    try {
      await updateParcel(await productApi(), { number, revision, ...told }, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PARCEL_CHANGED') await readAnew()
      throw error
    }
    await readAnew()
  }
}
