import { useLingui } from '@lingui/react/macro'
import { createAlbum, deleteAlbum, renameAlbum } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import type { Album } from '#domain/gallery/galleryImage.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useGalleryRefresh } from '../data/useGalleryRefresh.ts'
import { changeText } from '../galleryTexts.ts'

export interface AlbumChanges {
  /** Rejects with an `ApiError`, which the form shows. */
  readonly create: (name: string) => Promise<Album>
  readonly rename: (id: string, name: string) => Promise<void>
  /** Says so itself when it fails; resolves to whether it was done. */
  readonly remove: (album: Album) => Promise<boolean>
}

/** The changes of albums themselves. */
export function useAlbumChanges(): AlbumChanges {
  const { i18n, t } = useLingui()
  const { productApi } = useServices()
  const refresh = useGalleryRefresh()
  return {
    async create(name) {
      const album = await createAlbum(await productApi(), name)
      await refresh()
      return album
    },
    async rename(id, name) {
      await renameAlbum(await productApi(), { id, name })
      await refresh()
    },
    async remove({ id, name }) {
      try {
        await deleteAlbum(await productApi(), id)
      } catch (error) {
        showToast({ type: 'error', title: t`Album nie został usunięty`, message: i18n._(changeText(error)) })
        return false
      }
      void refresh()
      showToast({ type: 'info', title: t`Usunięto album „${name}”. Zdjęcia są w galerii.` })
      return true
    },
  }
}
