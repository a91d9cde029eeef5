import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { askedPart } from '#ui/askedPart.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import type { GalleryWindows } from '../data/useGalleryWindows.ts'
import { useOpenImage } from './useOpenImage.ts'

const ViewerDialog = askedPart(() => import('./ViewerDialog.tsx'))

export interface OpenImageDialogProps {
  /** The open picture's id; undefined while none is. */
  readonly id: string | undefined
  readonly windows: GalleryWindows
  /** Undefined closes. */
  readonly onOpen: (id: string | undefined) => void
  /** Which place the viewer is at, so that its neighbours are read. */
  readonly onSight: (index: number) => void
  readonly onRemove: (id: string) => void
  readonly onPutInto: (id: string) => void
  readonly renderActions: (image: GalleryImage) => ReactNode
}

/** The picture that the address names, over the list. */
export function OpenImageDialog(props: OpenImageDialogProps) {
  const { id, windows, onOpen, onSight, onRemove, onPutInto, renderActions } = props
  const { t } = useLingui()
  const opened = useOnceOpened(id !== undefined)
  const { image, index, error } = useOpenImage(id, windows)
  const [wanted, setWanted] = useState<number | null>(null)

  // A neighbour that isn't loaded yet is opened as soon as it is.
  const wantedId = wanted === null ? undefined : windows.imageAt(wanted)?.id
  if (wanted !== null && wantedId !== undefined) setWanted(null)
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (wantedId !== undefined) open(wantedId)
  }, [wantedId])

  const tellGone = useEffectEvent(() => {
    showToast({ type: 'warning', title: t`Tego zdjęcia nie ma już w galerii` })
    onOpen(undefined)
  })
  useEffect(() => {
    if (error !== null) tellGone()
  }, [error])

  function step(by: 1 | -1): void {
    if (index === undefined) return
    const next = windows.imageAt(index + by)?.id
    onSight(index + by)
    if (next === undefined) setWanted(index + by)
    else onOpen(next)
  }

  if (!opened || image === undefined) return null
  return (
    <Suspense fallback={null}>
      <ViewerDialog
        image={image}
        place={index === undefined ? null : { index, total: windows.total }}
        onStep={step}
        onPutInto={() => onPutInto(image.id)}
        onRemove={() => {
          onOpen(undefined)
          onRemove(image.id)
        }}
        onClose={() => onOpen(undefined)}
        actions={renderActions(image)}
      />
    </Suspense>
  )
}
