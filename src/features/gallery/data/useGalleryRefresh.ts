import { useQueryClient } from '@tanstack/react-query'
import { GALLERY_KEY, WINDOWS_KEY } from './galleryKeys.ts'

/**
 * Refetches the visible windows after pictures came or went; windows out of sight are dropped, because their places may
 * have moved. Resolves when the screen has the new state.
 */
export function useGalleryRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    queryClient.removeQueries({ queryKey: WINDOWS_KEY, type: 'inactive' })
    await queryClient.invalidateQueries({ queryKey: GALLERY_KEY, refetchType: 'active' })
  }
}
