import { useLingui } from '@lingui/react/macro'
import { ImagePlus, Images } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import { useVisitor } from '#services/useVisitor.ts'
import { useGallery } from './GalleryContext.tsx'
import { usePutPicture } from './usePutPicture.ts'

export interface PictureButtonsProps {
  readonly className: string
  /** Shown under the pictures, and not only said. */
  readonly isNamed?: boolean
  readonly onTaken?: () => void
}

/** Puts a picture into the drawing: from a file, and for who is signed in from their gallery. */
export function PictureButtons({ className, isNamed = false, onTaken }: PictureButtonsProps) {
  const { t } = useLingui()
  const put = usePutPicture()
  const gallery = useGallery()
  const visitor = useVisitor()
  const chooser = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const size = isNamed ? 28 : 20
  const look = { className, isNamed }
  return (
    <>
      <PictureButton {...look} label={t`Obraz z pliku`} onPress={() => chooser.current?.click()}>
        <ImagePlus size={size} aria-hidden="true" />
      </PictureButton>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file === undefined) return
          onTaken?.()
          void put({ name: file.name, file })
        }}
      />
      {visitor !== 'verified' || gallery === undefined ? null : (
        <>
          <PictureButton {...look} label={t`Obraz z galerii`} onPress={() => setPicking(true)}>
            <Images size={size} aria-hidden="true" />
          </PictureButton>
          {gallery.renderPicker({
            isOpen: isPicking,
            onOpenChange: setPicking,
            onPick: ({ filename, url }) => {
              setPicking(false)
              onTaken?.()
              void put({ name: filename, file: url })
            },
          })}
        </>
      )}
    </>
  )
}

interface PictureButtonProps {
  readonly className: string
  readonly isNamed: boolean
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function PictureButton({ className, isNamed, label, onPress, children }: PictureButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={isNamed ? undefined : label}
      data-hint={isNamed ? undefined : label}
      onClick={onPress}
    >
      {children}
      {isNamed ? <span>{label}</span> : null}
    </button>
  )
}
