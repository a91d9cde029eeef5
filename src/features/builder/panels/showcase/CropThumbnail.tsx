import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { CARD_RATIO, MEDIA_PX_MOST } from '#domain/template/templateMedia.ts'
import { Button } from '#ui/Button.tsx'
import { CENTRED, dragged, MOST_ZOOM, takenPart } from './crop.ts'
import styles from './Showcase.module.css'

export interface CropThumbnailProps {
  readonly picture: ImageBitmap
  /** Where it can be shown. */
  readonly address: string
  readonly isSending: boolean
  /** Called with the cropped picture. */
  readonly onTaken: (picture: Blob) => void
  readonly onCancel: () => void
}

const KEY_STEP = 0.05
const ARROWS: Readonly<Partial<Record<string, { readonly x: number; readonly y: number }>>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}

/** Cuts a picture to the proportion of a card: it is moved by pointer or arrow keys, and made larger by a slider. */
export function CropThumbnail({ picture, address, isSending, onTaken, onCancel }: CropThumbnailProps) {
  const { t } = useLingui()
  const [crop, setCrop] = useState(CENTRED)
  const part = takenPart(picture, crop)

  function press(event: KeyboardEvent): void {
    const by = ARROWS[event.key]
    if (by === undefined) return
    event.preventDefault()
    setCrop((present) => dragged(present, picture, by))
  }

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { clientWidth, clientHeight } = event.currentTarget
    const by = { x: event.movementX / clientWidth, y: event.movementY / clientHeight }
    setCrop((present) => dragged(present, picture, by))
  }

  function take(): void {
    const width = Math.min(MEDIA_PX_MOST, Math.max(1, Math.round(part.width)))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.max(1, Math.round(width / CARD_RATIO))
    const { left, top } = part
    canvas
      .getContext('2d')
      ?.drawImage(picture, left, top, part.width, part.height, 0, 0, canvas.width, canvas.height)
    canvas.toBlob((taken) => {
      if (taken !== null) onTaken(taken)
    }, 'image/png')
  }

  return (
    <div className={styles.crop}>
      <button
        type="button"
        aria-label={t`Kadr miniatury: przesuń strzałkami albo przeciągnij`}
        className={styles.frame}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          className={styles.cropped}
          style={{
            width: `${(100 * picture.width) / part.width}%`,
            left: `${(-100 * part.left) / part.width}%`,
            top: `${(-100 * part.top) / part.height}%`,
          }}
        />
      </button>
      <label className={styles.zoom}>
        <Trans>Powiększenie</Trans>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={crop.zoom}
          onChange={({ currentTarget: { value } }) => setCrop({ ...crop, zoom: Number(value) })}
        />
      </label>
      <div className={styles.tools}>
        <Button variant="primary" size="small" isPending={isSending} onPress={take}>
          <Trans>Użyj kadru</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          <Trans>Anuluj</Trans>
        </Button>
      </div>
    </div>
  )
}
