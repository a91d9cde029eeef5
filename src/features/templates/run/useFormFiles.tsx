import { Trans } from '@lingui/react/macro'
import { readGalleryImage, uploadImage } from '#api/product/galleryCalls.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { TAKEN_FILE_TYPES } from '#domain/template/fileFieldRules.ts'
import { useServices } from '#services/services.tsx'
import type { Visitor } from '#services/useVisitor.ts'
import type { FileSource, SentFile } from '#ui/templateForm/fileSource.ts'
import { useMemo } from 'react'
import { isGone } from '../templateQueries.ts'

interface Surroundings {
  readonly isOffline: boolean
  readonly visitor: Visitor
}

/** Pictures of a form go into one’s own gallery, where the run finds them. */
export function useFormFiles({ isOffline, visitor }: Surroundings): FileSource {
  const { productApi } = useServices()
  return useMemo(
    () => ({
      takes: TAKEN_FILE_TYPES,
      obstacle: obstacleOf(isOffline, visitor),
      async send(file, _type, { signal, onProgress }) {
        const request = { file, filename: file.name, onProgress }
        return sentFile((await uploadImage(await productApi(), request, { signal })).image)
      },
      async find(id, _type, signal) {
        try {
          return sentFile(await readGalleryImage(await productApi(), id, { signal }))
        } catch (error) {
          if (isGone(error)) return null
          throw error
        }
      },
    }),
    [isOffline, visitor, productApi],
  )
}

const sentFile = ({ id, filename, bytes, thumbnail_url }: GalleryImage): SentFile => ({
  id,
  name: filename,
  bytes,
  address: thumbnail_url,
})

function obstacleOf(isOffline: boolean, visitor: Visitor) {
  if (isOffline) return <Trans>Żeby dodać plik, trzeba sieci.</Trans>
  if (visitor === 'guest') return <Trans>Zaloguj się, żeby dodać plik. To, co wpisane, zostanie.</Trans>
  if (visitor === 'unverified') return <Trans>Potwierdź adres e-mail, żeby dodać plik.</Trans>
  return null
}
