import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus, Images, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PICTURE_ACCEPT } from '#domain/gallery/chosenPictures.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { PICTURE_WORDS_LENGTH, PICTURES_MOST } from '#domain/reviews/reviews.ts'
import type { ChosenPicture, OwnReviewPicture } from '#domain/reviews/reviewSchemas.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ChosenThumbnail } from './ChosenThumbnail.tsx'
import styles from './Pictures.module.css'
import { SentPictureRow } from './SentPictureRow.tsx'
import { useSentPictures } from './useSentPictures.ts'

/** Draws the gallery's dialog to pick a picture in; composed in by the route, since the gallery is another feature. */
export type RenderPicker = (picker: {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onPick: (image: GalleryImage) => void
}) => ReactNode

export interface PicturesFieldProps {
  readonly value: readonly ChosenPicture[]
  readonly onChange: (value: readonly ChosenPicture[]) => void
  readonly errorMessage: string | undefined
  /** Those that the opinion has already. */
  readonly known: readonly OwnReviewPicture[]
  /** Where this device stores files until they have arrived, and whose they are. */
  readonly sending: { readonly place: string; readonly userId: string }
  readonly renderPicker: RenderPicker
}

/** The pictures of a review: from this device or the own gallery, each with a short description. */
export function PicturesField(props: PicturesFieldProps) {
  const { value, onChange, errorMessage, known, sending, renderPicker } = props
  const { t } = useLingui()
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  // A file arrives long after it was chosen: words may have been typed meanwhile.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const { sent, add, again, forget } = useSentPictures({ ...sending, onArrived: takeArrived })
  const room = PICTURES_MOST - value.length - sent.length

  function takeArrived(image: GalleryImage): void {
    latest.current = withImage(latest.current, image)
    take(latest.current)
  }

  function take(pictures: readonly ChosenPicture[]): void {
    onChange(pictures)
    announce(t`Dodano zdjęcie`)
  }

  function leaveOut(imageId: string): void {
    onChange(value.filter((one) => one.imageId !== imageId))
    announce(t`Usunięto zdjęcie`)
    // The button that was pressed is gone.
    requestAnimationFrame(() => first.current?.querySelector('button')?.focus())
  }

  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend className={styles.legend}>
        <Trans>Zdjęcia (opcjonalnie)</Trans>
      </legend>
      <p id={id} className={styles.hint}>
        <Trans>
          Do {PICTURES_MOST}. Po sprawdzeniu zobaczą je wszyscy, więc nie dodawaj twarzy osób, które się na to
          nie zgodziły. Zdjęcie z urządzenia trafi też do Twojej galerii, z animacji jej pierwszy obraz.
        </Trans>
      </p>
      {errorMessage === undefined ? null : (
        <p role="alert" className={styles.problem}>
          <Trans>Któregoś zdjęcia nie ma już w galerii. Usuń je stąd i dodaj jeszcze raz.</Trans>
        </p>
      )}
      {value.length + sent.length === 0 ? null : (
        <ul className={styles.list} aria-label={t`Zdjęcia do opinii`}>
          {value.map(({ imageId, altText }, index) => (
            <li key={imageId} className={styles.item}>
              <ChosenThumbnail
                imageId={imageId}
                known={known.find((picture) => picture.imageId === imageId) ?? null}
              />
              <TextField
                label={t`Co widać na zdjęciu ${index + 1} (opcjonalnie)`}
                value={altText}
                maxLength={PICTURE_WORDS_LENGTH}
                autoComplete="off"
                onChange={(words) =>
                  onChange(value.map((one) => (one.imageId === imageId ? { imageId, altText: words } : one)))
                }
              />
              <IconButton label={t`Usuń zdjęcie ${index + 1}`} onPress={() => leaveOut(imageId)}>
                <X size={18} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {sent.map((picture) => (
            <SentPictureRow
              key={picture.key}
              picture={picture}
              onAgain={() => again(picture)}
              onForget={() => forget(picture)}
            />
          ))}
        </ul>
      )}
      {room > 0 ? (
        <div ref={first} className={styles.buttons}>
          <Button
            size="small"
            icon={<ImagePlus size={18} aria-hidden="true" />}
            onPress={() => chooser.current?.click()}
          >
            <Trans>Z urządzenia</Trans>
          </Button>
          <Button
            size="small"
            icon={<Images size={18} aria-hidden="true" />}
            aria-haspopup="dialog"
            onPress={() => setPicking(true)}
          >
            <Trans>Z galerii</Trans>
          </Button>
          <span className={styles.hint}>
            <Plural
              value={room}
              one="Zmieści się jeszcze #"
              few="Zmieszczą się jeszcze #"
              many="Zmieści się jeszcze #"
              other="Zmieści się jeszcze #"
            />
          </span>
        </div>
      ) : null}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={PICTURE_ACCEPT}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])].slice(0, room))
          // The same file chosen again is a choice, too.
          currentTarget.value = ''
        }}
      />
      {renderPicker({
        isOpen: isPicking,
        onOpenChange: setPicking,
        onPick: (image) => {
          take(withImage(value, image))
          setPicking(false)
        },
      })}
    </fieldset>
  )
}

function withImage(
  pictures: readonly ChosenPicture[],
  { id: imageId }: GalleryImage,
): readonly ChosenPicture[] {
  const isThere = pictures.some((one) => one.imageId === imageId)
  return isThere || pictures.length >= PICTURES_MOST ? pictures : [...pictures, { imageId, altText: '' }]
}
