import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GallerySort } from '#domain/gallery/gallerySearch.ts'

export const SORT_LABELS: Readonly<Record<GallerySort, MessageDescriptor>> = {
  najnowsze: msg`Najnowsze`,
  najstarsze: msg`Najstarsze`,
  nazwa: msg`Według nazwy`,
  najwieksze: msg`Największe`,
  najczestsze: msg`Najczęściej używane`,
}
