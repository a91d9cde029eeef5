import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './PicturesDialog.module.css'
import { useZoom } from './useZoom.ts'

/** A picture by its size in pixels. */
interface Sized {
  readonly id: string
  readonly width: number
  readonly height: number
  /** Its caption, if any. */
  readonly caption?: string
}

export interface PicturesDialogProps<Shown extends Sized> {
  readonly pictures: readonly Shown[]
  /** Which comes first, from 0. */
  readonly start: number
  readonly title: string
  /** The first view on a phone: the whole picture, or as high as its screen and scrolled sideways (default). */
  readonly begins?: 'whole' | 'filled'
  /** Draws one, of this class: it fills its frame. */
  readonly renderPicture: (picture: Shown, className: string) => ReactNode
  readonly onClose: () => void
}

/** How much of the frame an arrow key moves a zoomed picture by. */
const KEY_STEP = 0.2

/** The way that an arrow key leads; null for any other key. */
const ARROWS: Readonly<Partial<Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]>>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** `--ratio` is a picture's width by its height. */
function looksOf({ width, height }: Sized, zoom: number): Record<string, number> {
  return { '--ratio': width / height, '--zoom': zoom }
}

/**
 * Pictures as large as the screen allows, and larger: by two fingers, two taps, + and −. Arrow keys and swipes turn
 * them, and move a zoomed one. To be loaded when first asked for.
 */
export function PicturesDialog<Shown extends Sized>({ title, onClose, ...rest }: PicturesDialogProps<Shown>) {
  return (
    <Dialog
      isOpen
      size="full"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <PicturesStage {...rest} />
    </Dialog>
  )
}

type PicturesStageProps<Shown extends Sized> = Omit<PicturesDialogProps<Shown>, 'title' | 'onClose'>

/** A part of its own: the dialog's code comes late, and the frame with it. */
function PicturesStage<Shown extends Sized>(props: PicturesStageProps<Shown>) {
  const { pictures, start, begins = 'filled', renderPicture } = props
  const { t } = useLingui()
  const [index, setIndex] = useState(start)
  const frame = useRef<HTMLElement>(null)
  const { zoom, canGrow, grow, shrink, reset } = useZoom(frame, swipe)
  const shown = pictures[index]

  function step(by: 1 | -1): void {
    if (pictures[index + by] === undefined) return
    reset()
    setIndex(index + by)
  }

  /** Where there is nothing to push sideways. */
  function swipe(by: 1 | -1): void {
    if (frame.current !== null && frame.current.scrollWidth <= frame.current.clientWidth) step(by)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (key === '+' || key === '=') return grow()
    if (key === '-') return shrink()
    const [x, y] = ARROWS[key] ?? [0, 0]
    if (zoom === 1) {
      if (x !== 0) step(x)
    } else if (x !== 0 || y !== 0) {
      event.preventDefault()
      if (frame.current !== null) move(frame.current, x, y)
    }
  })
  // On the whole page: the focus may be anywhere in the dialog, on its cross too.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  if (shown === undefined) return null
  const { caption = '' } = shown
  return (
    <div className={styles.zoom}>
      <section
        ref={frame}
        className={styles.frame}
        data-begins={begins}
        style={looksOf(shown, zoom)}
        aria-label={t`Powiększone zdjęcie`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area has to be reachable by keys
        tabIndex={0}
      >
        <div key={shown.id} ref={showMiddle} className={styles.place}>
          {renderPicture(shown, styles.picture ?? '')}
        </div>
      </section>
      {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
      <div className={styles.steps}>
        {pictures.length > 1 ? (
          <>
            <IconButton label={t`Poprzednie zdjęcie`} isDisabled={index === 0} onPress={() => step(-1)}>
              <ChevronLeft size={22} />
            </IconButton>
            <output className={styles.position}>
              {index + 1} / {pictures.length}
            </output>
            <IconButton
              label={t`Następne zdjęcie`}
              isDisabled={index === pictures.length - 1}
              onPress={() => step(1)}
            >
              <ChevronRight size={22} />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t`Pomniejsz`} isDisabled={zoom === 1} onPress={shrink}>
          <Minus size={22} />
        </IconButton>
        <IconButton label={t`Powiększ`} isDisabled={!canGrow} onPress={grow}>
          <Plus size={22} />
        </IconButton>
      </div>
    </div>
  )
}

/** A picture scrolled sideways begins with its middle. */
function showMiddle(place: HTMLElement | null): void {
  const frame = place?.parentElement
  if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
}

function move(frame: HTMLElement, x: number, y: number): void {
  frame.scrollBy({
    left: x * KEY_STEP * frame.clientWidth,
    top: y * KEY_STEP * frame.clientHeight,
    behavior: 'instant',
  })
}
