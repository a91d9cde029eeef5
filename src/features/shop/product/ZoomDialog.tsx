import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Picture as PictureData, ProductMedia } from '#domain/catalogue/product.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './ZoomDialog.module.css'

export interface ZoomDialogProps {
  readonly items: readonly ProductMedia[]
  readonly start: number
  readonly title: string
  readonly onClose: () => void
}

/** On a phone a picture is as high as the screen, and pushed sideways. */
const SIZES = '(max-width: 30rem) 180vw, 100vw'

function showMiddle(frame: HTMLElement | null): void {
  if (frame !== null) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
}

/** `--ratio` is a picture's width by its height. */
function ratioOf({ width, height }: PictureData): Record<string, number> {
  return { '--ratio': width / height }
}

/** A product's pictures as large as the screen allows; the arrow keys turn them. Loaded when first asked for. */
export default function ZoomDialog({ items, start, title, onClose }: ZoomDialogProps) {
  const { t } = useLingui()
  const pictures = items.flatMap((item) => (item.kind === 'picture' ? [item] : []))
  const first = pictures.findIndex(({ id }) => id === items[start]?.id)
  const [index, setIndex] = useState(Math.max(0, first))
  const shown = pictures[index]
  const isFirst = index === 0
  const isLast = index === pictures.length - 1
  const turn = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && !isFirst) setIndex(index - 1)
    if (key === 'ArrowRight' && !isLast) setIndex(index + 1)
  })
  // Of the whole page: the focus may stand anywhere in the dialog, its cross included.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog
      isOpen
      size="full"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className={styles.zoom}>
        {shown === undefined ? null : (
          <div key={shown.id} ref={showMiddle} className={styles.frame} style={ratioOf(shown.picture)}>
            <Picture picture={shown.picture} sizes={SIZES} className={styles.picture ?? ''} />
          </div>
        )}
        {pictures.length > 1 ? (
          <div className={styles.steps}>
            <IconButton
              label={t`Poprzednie zdjęcie`}
              isDisabled={isFirst}
              onPress={() => setIndex(index - 1)}
            >
              <ChevronLeft size={22} />
            </IconButton>
            <output className={styles.position}>
              {index + 1} / {pictures.length}
            </output>
            <IconButton label={t`Następne zdjęcie`} isDisabled={isLast} onPress={() => setIndex(index + 1)}>
              <ChevronRight size={22} />
            </IconButton>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
