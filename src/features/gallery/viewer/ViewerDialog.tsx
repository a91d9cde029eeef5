import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Download, FolderPlus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import buttonStyles from '#ui/Button.module.css'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import styles from './Viewer.module.css'

export interface ViewerDialogProps {
  readonly image: GalleryImage
  /** Its place among those of the list and how many they are; null while it isn't known. */
  readonly place: { readonly index: number; readonly total: number } | null
  readonly onStep: (by: 1 | -1) => void
  readonly onPutInto: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
  /** Further actions from other features. */
  readonly actions?: ReactNode
}

/** How far a finger has to go, px, to turn to the next picture. */
const SWIPE = 60

/** One picture as large as the screen allows; arrow keys and swipes turn to its neighbours. */
export default function ViewerDialog(props: ViewerDialogProps) {
  const { image, place, onStep, onPutInto, onRemove, onClose, actions } = props
  const { t } = useLingui()
  const format = useFormat()
  const begun = useRef<number | null>(null)
  const isFirst = place === null || place.index === 0
  const isLast = place === null || place.index === place.total - 1

  // The whole dialog turns its pages, wherever in it the focus is.
  const turn = useEffectEvent((key: string) => {
    if (key === 'ArrowLeft' && !isFirst) onStep(-1)
    if (key === 'ArrowRight' && !isLast) onStep(1)
  })
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => turn(key)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <Dialog
      isOpen
      size="full"
      title={image.filename}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          {actions}
          <Button icon={<FolderPlus size={18} aria-hidden="true" />} onPress={onPutInto}>
            <Trans>Do albumu</Trans>
          </Button>
          <a
            className={buttonStyles.button}
            data-variant="secondary"
            data-size="medium"
            href={image.url}
            download={image.filename}
          >
            <Download size={18} aria-hidden="true" />
            <Trans>Pobierz</Trans>
          </a>
          <Button icon={<Trash2 size={18} aria-hidden="true" />} onPress={onRemove}>
            <Trans>Usuń</Trans>
          </Button>
        </>
      }
    >
      <div
        role="presentation"
        className={styles.viewer}
        onPointerDown={(event) => {
          begun.current = event.pointerType === 'touch' && event.isPrimary ? event.clientX : null
        }}
        onPointerUp={(event) => {
          const moved = begun.current === null ? 0 : event.clientX - begun.current
          begun.current = null
          if (moved > SWIPE && !isFirst) onStep(-1)
          if (moved < -SWIPE && !isLast) onStep(1)
        }}
      >
        <div className={styles.stage}>
          <img
            key={image.id}
            className={styles.picture}
            src={image.url}
            alt={image.filename}
            width={image.width}
            height={image.height}
            decoding="async"
            draggable={false}
            style={{ backgroundColor: image.colour, backgroundImage: `url("${image.thumbnail_url}")` }}
          />
        </div>
        <div className={styles.foot}>
          <IconButton label={t`Poprzednie zdjęcie`} isDisabled={isFirst} onPress={() => onStep(-1)}>
            <ChevronLeft size={22} />
          </IconButton>
          <p className={styles.facts}>
            {place === null ? null : (
              <output className={styles.place}>
                {format.number(place.index + 1)} / {format.number(place.total)}
              </output>
            )}
            <span className={styles.file}>
              <span>
                {image.width} × {image.height} px
              </span>
              <span>{format.bytes(image.bytes)}</span>
              <span>{format.date(image.created_at)}</span>
            </span>
          </p>
          <IconButton label={t`Następne zdjęcie`} isDisabled={isLast} onPress={() => onStep(1)}>
            <ChevronRight size={22} />
          </IconButton>
        </div>
      </div>
    </Dialog>
  )
}
