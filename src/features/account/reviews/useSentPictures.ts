import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { uploadImage } from '#api/product/galleryCalls.ts'
import { nameAsTaken, uploadName } from '#domain/gallery/checkUpload.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { newId } from '#domain/newId.ts'
import { PICTURES_MOST } from '#domain/reviews/reviews.ts'
import { takePicture } from '#offline/gallery/takePicture.ts'
import { begunFile, keptWhile } from '#offline/session/begunFile.ts'
import { goOnWhenCut } from '#services/goOnWhenCut.ts'
import { onReturn } from '#ui/onReturn.ts'
import { useServices } from '#services/services.tsx'
import { imageKey } from './imageKey.ts'

/** A file on its way into the gallery, or why it isn't there. */
export interface SentPicture {
  /** Names it to the server, too: sent again it is the same picture. */
  readonly key: string
  readonly file: File
  /** The code of the failure; null during the upload. */
  readonly failure: string | null
  /** The arrived part, in percent, when the upload was cut, which continues by itself; null otherwise. */
  readonly cutAt: number | null
}

interface SentPicturesOptions {
  /** What the pictures are for: names where this device stores those that have not arrived. */
  readonly place: string
  readonly userId: string
  /** The callback of the moment they were chosen: it has to read later changes by itself. */
  readonly onArrived: (image: GalleryImage) => void
}

/**
 * Files of this device being uploaded into the gallery, like all others, at most `PICTURES_MOST`. This device stores
 * each until it has arrived: after a reload they continue where they were.
 */
export function useSentPictures({ place, userId, onArrived }: SentPicturesOptions) {
  const { t } = useLingui()
  const { productApi } = useServices()
  const queryClient = useQueryClient()
  const [sent, setSent] = useState<readonly SentPicture[]>([])
  const sending = useRef<Record<string, AbortController>>({})
  const stores = useMemo(
    () => Array.from({ length: PICTURES_MOST }, (_, slot) => begunFile(`${place}/${slot}`, userId)),
    [place, userId],
  )
  /** Which of the stores holds which picture, by the picture's key. */
  const slots = useRef(new Map<string, number>())
  useEffect(() => {
    const all = sending.current
    return () => Object.values(all).forEach((one) => one.abort())
  }, [])

  const storeOf = ({ key }: Pick<SentPicture, 'key'>) => stores[slots.current.get(key) ?? -1]

  function remove(key: string): void {
    slots.current.delete(key)
    setSent((present) => present.filter((one) => one.key !== key))
  }

  async function send(picture: SentPicture): Promise<void> {
    const { key, file } = picture
    const mark = (how: Pick<SentPicture, 'failure' | 'cutAt'>) =>
      setSent((present) => present.map((one) => (one.key === key ? { ...one, ...how } : one)))
    mark({ failure: null, cutAt: null })
    const { signal } = (sending.current[key] = new AbortController())
    let percent = 0
    const onProgress = (arrived: number) => {
      percent = arrived
      mark({ failure: null, cutAt: null })
    }
    const sendWhole = async () => {
      const api = await productApi()
      const options = { signal, idempotencyKey: key }
      const sendOnce = () => uploadImage(api, { file, filename: file.name, onProgress }, options)
      return goOnWhenCut(sendOnce, { signal, onReturn, onCut: () => mark({ failure: null, cutAt: percent }) })
    }
    try {
      const store = storeOf(picture)
      const { image } = await (store === undefined
        ? sendWhole()
        : keptWhile(store, { key, file }, { signal, send: sendWhole }))
      queryClient.setQueryData(imageKey(image.id), image)
      remove(key)
      onArrived(image)
    } catch (error) {
      mark({ failure: codeOf(error), cutAt: null })
    }
  }

  /** One after another: a phone's network is for one of them at a time. */
  async function sendAll(pictures: readonly SentPicture[]): Promise<void> {
    setSent((present) => [...present, ...pictures])
    for (const picture of pictures) {
      // Taken back while it waited.
      if (picture.failure === null && slots.current.has(picture.key)) await send(picture)
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const chosen = await Promise.all(files.map((file) => pictureOf(file, t`Zdjęcie`)))
    for (const { key, file, failure } of chosen) {
      const used = new Set(slots.current.values())
      const slot = stores.findIndex((_, index) => !used.has(index))
      slots.current.set(key, slot)
      if (failure === null) void stores[slot]?.write({ key, file })
    }
    await sendAll(chosen)
  }

  const goOn = useEffectEvent(sendAll)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const left = await Promise.all(stores.map((store) => store.read()))
      if (isGone) return
      const pictures = left.flatMap((begun, slot) => {
        if (begun === null || slots.current.has(begun.key)) return []
        slots.current.set(begun.key, slot)
        return [{ ...begun, failure: null, cutAt: null }]
      })
      await goOn(pictures)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [stores])

  return {
    sent,
    add,
    again: (picture: SentPicture) => void send(picture),
    forget: (picture: SentPicture) => {
      sending.current[picture.key]?.abort()
      void storeOf(picture)?.write(null)
      remove(picture.key)
    },
  }
}

async function pictureOf(chosen: File, unnamed: string): Promise<SentPicture> {
  const taken = await takePicture(chosen)
  const named = (file: Blob, name: string) => new File([file], uploadName(name, unnamed), { type: file.type })
  const isRefused = typeof taken === 'string'
  return {
    key: newId(),
    file: isRefused
      ? named(chosen, chosen.name)
      : named(taken.file, nameAsTaken(chosen.name, taken.mimeType)),
    failure: isRefused ? taken : null,
    cutAt: null,
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'INTERNAL_ERROR'
}
