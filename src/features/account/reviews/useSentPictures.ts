import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadImage } from '#api/product/galleryCalls.ts'
import { uploadName } from '#domain/gallery/checkUpload.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { newId } from '#domain/newId.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'
import { useServices } from '#services/services.tsx'
import { imageKey } from './imageKey.ts'

/** A file on its way into the gallery, or why it isn't there. */
export interface SentPicture {
  /** Names it to the server, too: sent again it is the same picture. */
  readonly key: string
  readonly file: Blob
  readonly name: string
  /** The code of what went wrong; null while it is on its way. */
  readonly failure: string | null
}

/**
 * Files of this device on their way into the gallery, through the same door as all others. `onArrived` is called as it
 * was when they were chosen: it reads what has changed meanwhile by itself.
 */
export function useSentPictures(onArrived: (image: GalleryImage) => void) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<readonly SentPicture[]>([])

  async function send(picture: SentPicture): Promise<void> {
    const { key, file, name } = picture
    const mark = (failure: string | null) =>
      setSent((present) => present.map((one) => (one.key === key ? { ...one, failure } : one)))
    mark(null)
    try {
      const api = await productApi()
      const { image } = await uploadImage(api, { file, filename: name }, { idempotencyKey: key })
      queryClient.setQueryData(imageKey(image.id), image)
      setSent((present) => present.filter((one) => one.key !== key))
      onArrived(image)
    } catch (error) {
      mark(codeOf(error))
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const taken = await Promise.all(
      files.map(async (chosen) => {
        const picture = await takePicture(chosen)
        const isRefused = typeof picture === 'string'
        return {
          key: newId(),
          file: isRefused ? chosen : picture.file,
          name: uploadName(chosen.name, t`Zdjęcie`),
          failure: isRefused ? picture : null,
        }
      }),
    )
    setSent((present) => [...present, ...taken])
    // One after another: a phone's network is for one of them at a time.
    for (const picture of taken) if (picture.failure === null) await send(picture)
  }

  return {
    sent,
    add,
    again: (picture: SentPicture) => void send(picture),
    forget: (key: string) => setSent((present) => present.filter((one) => one.key !== key)),
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL_ERROR'
}
