import { useQueryClient } from '@tanstack/react-query'
import { GALLERY_KEY, WINDOWS_KEY } from './galleryKeys.ts'

/**
 * Reads anew what is on the screen after pictures came or went; windows out of sight are forgotten, for every place
 * in them may have moved. Resolves when the screen has the new state.
 */
export function useGalleryRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    queryClient.removeQueries({ queryKey: WINDOWS_KEY, type: 'inactive' })
    await queryClient.invalidateQueries({ queryKey: GALLERY_KEY, refetchType: 'active' })
  }
}
