import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp, X } from 'lucide-react'
import { UPLOAD_MEGABYTES } from '#domain/gallery/galleryImage.ts'
import { Button } from '#ui/Button.tsx'
import { failureText } from '#ui/form/failureTexts.ts'
import { HEIC_TEXT } from '#ui/heicText.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { interruptedText, WAITS_TEXT } from '#ui/interruptedText.ts'
import styles from './Pictures.module.css'
import type { SentPicture } from './useSentPictures.ts'

export interface SentPictureRowProps {
  readonly picture: SentPicture
  readonly onAgain: () => void
  readonly onForget: () => void
}

/** Errors that the same file would fail with again. */
const HOPELESS: ReadonlySet<string> = new Set([
  'FILE_EMPTY',
  'PAYLOAD_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILE_UNREADABLE',
  'PICTURE_TOO_LARGE',
  'HEIC_NOT_DECODED',
])

/** A file being uploaded into the gallery, or the reason of its failure and the next step. */
export function SentPictureRow({ picture, onAgain, onForget }: SentPictureRowProps) {
  const { t, i18n } = useLingui()
  const { file, failure, cutAt } = picture
  const { name } = file
  return (
    <li className={styles.item} aria-busy={failure === null}>
      <span className={styles.thumbnail}>
        <ImageUp size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong>{name}</strong>
        {failure === null ? (
          <span className={styles.hint}>
            {cutAt === null ? (
              <Trans>Wysyłamy…</Trans>
            ) : (
              i18n._(cutAt > 0 ? interruptedText(cutAt) : WAITS_TEXT)
            )}
          </span>
        ) : (
          <span role="alert" className={styles.problem}>
            <Failure
              code={failure}
              words={i18n._(failure === 'HEIC_NOT_DECODED' ? HEIC_TEXT : failureText(failure).title)}
            />
          </span>
        )}
        {failure === null || HOPELESS.has(failure) ? null : (
          <Button size="small" onPress={onAgain}>
            <Trans>Spróbuj ponownie</Trans>
          </Button>
        )}
      </div>
      <IconButton label={t`Usuń: ${name}`} onPress={onForget}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

function Failure({ code, words }: { readonly code: string; readonly words: string }) {
  if (code === 'PAYLOAD_TOO_LARGE')
    return <Trans>Ten plik ma ponad {UPLOAD_MEGABYTES} MB. Zmniejsz go i dodaj jeszcze raz.</Trans>
  if (code === 'FILE_EMPTY') return <Trans>Ten plik jest pusty.</Trans>
  return words
}
