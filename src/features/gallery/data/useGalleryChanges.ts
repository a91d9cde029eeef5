import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addToAlbum, deleteImages, removeFromAlbum, restoreImages } from '#api/product/galleryCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { useServices } from '#services/services.tsx'
import type { Album } from '#domain/gallery/galleryImage.ts'
import { withLoadingToast } from '#ui/state/loadingToast.ts'
import { showToast } from '#ui/state/toasts.ts'
import { changeText } from '../galleryTexts.ts'
import { useGalleryRefresh } from './useGalleryRefresh.ts'

/** Long enough to read, find the button and press it, also with a screen reader. */
const UNDO_MS = 10_000

export interface GalleryChanges {
  /** Pictures that are deleted while the screen still shows them. */
  readonly leaving: ReadonlySet<string>
  /** Deletes and offers the way back; resolves to whether it was done. */
  readonly remove: (ids: readonly string[]) => Promise<boolean>
  readonly putInto: (album: Pick<Album, 'id' | 'name'>, ids: readonly string[]) => Promise<boolean>
  readonly takeOutOf: (album: Pick<Album, 'id' | 'name'>, ids: readonly string[]) => Promise<boolean>
}

const NONE: ReadonlySet<string> = new Set()

/** The changes of pictures. Each is shown when the gallery has it, and announced with its success or error. */
export function useGalleryChanges(): GalleryChanges {
  const { i18n, t } = useLingui()
  const { productApi } = useServices()
  const refresh = useGalleryRefresh()
  const [leaving, setLeaving] = useState(NONE)

  async function change(work: (api: ProductApi) => Promise<void>): Promise<boolean> {
    try {
      await withLoadingToast(t`Zmieniamy galerię…`, async () => work(await productApi()))
    } catch (error) {
      showToast({
        type: 'error',
        title: t`Galeria się nie zmieniła`,
        message: i18n._(changeText(error)),
      })
      return false
    }
    await refresh()
    return true
  }

  async function restore(ids: readonly string[]): Promise<void> {
    if (!(await change((api) => restoreImages(api, ids)))) return
    showToast({
      type: 'success',
      title: t`Przywrócono: ${plural(ids.length, { one: '# zdjęcie', few: '# zdjęcia', many: '# zdjęć', other: '# zdjęcia' })}`,
    })
  }

  return {
    leaving,
    async remove(ids) {
      setLeaving(new Set(ids))
      const isDone = await change((api) => deleteImages(api, ids))
      setLeaving(NONE)
      if (!isDone) return false
      showToast({
        type: 'info',
        title: t`Usunięto: ${plural(ids.length, { one: '# zdjęcie', few: '# zdjęcia', many: '# zdjęć', other: '# zdjęcia' })}`,
        duration: UNDO_MS,
        action: { label: t`Cofnij`, onAction: () => void restore(ids) },
      })
      return true
    },
    async putInto({ id, name }, ids) {
      const isDone = await change((api) => addToAlbum(api, { id, ids }))
      if (isDone) showToast({ type: 'success', title: t`Dodano do albumu „${name}”` })
      return isDone
    },
    async takeOutOf(album, ids) {
      const isDone = await change((api) => removeFromAlbum(api, { id: album.id, ids }))
      if (!isDone) return false
      showToast({
        type: 'info',
        title: t`Usunięto z albumu „${album.name}”. Zdjęcia zostają w galerii.`,
        duration: UNDO_MS,
        action: {
          label: t`Cofnij`,
          onAction: () => void change((api) => addToAlbum(api, { id: album.id, ids })),
        },
      })
      return true
    },
  }
}
