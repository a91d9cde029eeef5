import { Trans, useLingui } from '@lingui/react/macro'
import { Film } from 'lucide-react'
import type { SoundFacts } from '#offline/transcripts/transcriptRows.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './FilmDialog.module.css'
import type { PreviewOpening } from './useFilmPreview.ts'
import { useFilmTroubleWords } from './useFilmTroubleWords.ts'

export interface AskedFileProps {
  readonly opening: Exclude<PreviewOpening, { readonly kind: 'open' }>
  /** The transcript’s own recording was looked at, and no file that was chosen here. */
  readonly isOwn: boolean
  /** What the transcript knows of its recording. */
  readonly sound: SoundFacts | null
  readonly onChoose: () => void
}

/** Asks for the film where there is none that can be read, and says why. */
export function AskedFile({ opening, isOwn, sound, onChoose }: AskedFileProps) {
  const { t } = useLingui()
  const troubleWords = useFilmTroubleWords()
  if (opening.kind === 'opening') {
    return (
      <div aria-busy="true" aria-label={t`Otwieramy film`}>
        <Skeleton shape="box" height="min(38dvh, 20rem)" />
      </div>
    )
  }
  const name = sound?.name ?? ''
  return (
    <div className={styles.nothing}>
      {opening.kind === 'refused' ? (
        <div role={isOwn ? undefined : 'alert'}>
          <p>
            <strong>{troubleWords(opening.code).title}.</strong>
          </p>
          <p>{troubleWords(opening.code).text}</p>
        </div>
      ) : (
        <p>
          {sound === null ? (
            <Trans>Wskaż film, do którego są te napisy. Zostaje na Twoim urządzeniu.</Trans>
          ) : (
            <Trans>Filmu nie ma na tym urządzeniu. Wskaż ten sam plik: {name}.</Trans>
          )}
        </p>
      )}
      <Button variant="primary" icon={<Film size={20} aria-hidden="true" />} onPress={onChoose}>
        <Trans>Wybierz film</Trans>
      </Button>
    </div>
  )
}
