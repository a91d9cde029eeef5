import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PicturesDialog.module.css'

/** A picture by its size in pixels. */
interface Sized {
  readonly id: string
  readonly width: number
  readonly height: number
}

export interface PicturesDialogProps<Shown extends Sized> {
  readonly pictures: readonly Shown[]
  /** Which comes first, from 0. */
  readonly start: number
  readonly title: string
  /** Draws one, of this class: it fills its frame. */
  readonly renderPicture: (picture: Shown, className: string) => ReactNode
  readonly onClose: () => void
}

function showMiddle(frame: HTMLElement | null): void {
  if (frame !== null) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
}

/** `--ratio` is a picture's width by its height. */
function ratioOf({ width, height }: Sized): Record<string, number> {
  return { '--ratio': width / height }
}

/** Pictures as large as the screen allows; the arrow keys turn them. To be loaded when first asked for. */
export function PicturesDialog<Shown extends Sized>(props: PicturesDialogProps<Shown>) {
  const { pictures, start, title, renderPicture, onClose } = props
  const { t } = useLingui()
  const [index, setIndex] = useState(start)
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
          <section
            key={shown.id}
            ref={showMiddle}
            className={styles.frame}
            style={ratioOf(shown)}
            aria-label={t`Powiększone zdjęcie`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled has to be reached by keys
            tabIndex={0}
          >
            {renderPicture(shown, styles.picture ?? '')}
          </section>
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
