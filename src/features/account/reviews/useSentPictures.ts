import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '#api/product/galleryCalls.ts'
import { nameAsTaken, uploadName } from '#domain/gallery/checkUpload.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { newId } from '#domain/newId.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { onReturn } from '#ui/onReturn.ts'
import { useServices } from '#services/services.tsx'
import { imageKey } from './imageKey.ts'

/** A file on its way into the gallery, or why it isn't there. */
export interface SentPicture {
  /** Names it to the server, too: sent again it is the same picture. */
  readonly key: string
  readonly file: Blob
  readonly name: string
  /** The code of the failure; null during the upload. */
  readonly failure: string | null
  /** The arrived part, in percent, when the upload was cut, which continues by itself; null otherwise. */
  readonly cutAt: number | null
}

/**
 * Files of this device being uploaded into the gallery, like all others. `onArrived` is the callback of the moment they
 * were chosen: it has to read later changes by itself.
 */
export function useSentPictures(onArrived: (image: GalleryImage) => void) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<readonly SentPicture[]>([])
  const sending = useRef<Record<string, AbortController>>({})
  useEffect(() => {
    const all = sending.current
    return () => Object.values(all).forEach((one) => one.abort())
  }, [])

  async function send(picture: SentPicture): Promise<void> {
    const { key, file, name } = picture
    const mark = (how: Pick<SentPicture, 'failure' | 'cutAt'>) =>
      setSent((present) => present.map((one) => (one.key === key ? { ...one, ...how } : one)))
    mark({ failure: null, cutAt: null })
    const { signal } = (sending.current[key] = new AbortController())
    let percent = 0
    const onProgress = (arrived: number) => {
      percent = arrived
      mark({ failure: null, cutAt: null })
    }
    try {
      const api = await productApi()
      const options = { signal, idempotencyKey: key }
      const { image } = await goOnWhenCut(
        () => uploadImage(api, { file, filename: name, onProgress }, options),
        { signal, onReturn, onCut: () => mark({ failure: null, cutAt: percent }) },
      )
      queryClient.setQueryData(imageKey(image.id), image)
      setSent((present) => present.filter((one) => one.key !== key))
      onArrived(image)
    } catch (error) {
      mark({ failure: codeOf(error), cutAt: null })
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
          name: uploadName(isRefused ? chosen.name : nameAsTaken(chosen.name, picture.mimeType), t`Zdjęcie`),
          failure: isRefused ? picture : null,
          cutAt: null,
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
    forget: (key: string) => {
      sending.current[key]?.abort()
      setSent((present) => present.filter((one) => one.key !== key))
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL_ERROR'
}
