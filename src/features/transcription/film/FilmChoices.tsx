import { Trans, useLingui } from '@lingui/react/macro'
import { clockTime } from '#domain/transcript/clockTime.ts'
import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import {
  SUBTITLE_PLACES,
  SUBTITLE_SIZES,
  type SubtitleLook,
} from '#domain/transcript/subtitles/placeSubtitle.ts'
import { Notice } from '#ui/Notice.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './FilmDialog.module.css'
import { FilmPicture } from './FilmPicture.tsx'
import type { FilmWay, WayState } from './filmMessages.ts'
import { lengthMatch } from './lengthMatch.ts'
import type { FilmPreview } from './openFilmPreview.ts'
import { useFilmTroubleWords } from './useFilmTroubleWords.ts'

export interface FilmChoicesProps {
  readonly preview: FilmPreview
  readonly cues: readonly Cue[]
  readonly atMs: number
  readonly look: SubtitleLook
  readonly onLook: (look: SubtitleLook) => void
  /** Null where no way is open. */
  readonly way: FilmWay['kind'] | null
  readonly onWay: (way: FilmWay['kind']) => void
  /** The length of the recording that a chosen film has to have, ms; null where that isn’t known. */
  readonly recordingMs: number | null
  /** Another film is being made. */
  readonly isBusy: boolean
}

/** How subtitles are put into an open film, beside a picture of it. */
export function FilmChoices(props: FilmChoicesProps) {
  const { preview, cues, atMs, look, onLook, way, onWay, recordingMs, isBusy } = props
  const { t } = useLingui()
  const troubleWords = useFilmTroubleWords()
  const { facts } = preview
  const { source, made, container } = facts
  const { width, height } = made
  const sizes = { small: t`Małe`, medium: t`Średnie`, large: t`Duże` }
  const places = { bottom: t`Na dole`, top: t`Na górze` }
  const isShrunk = Math.max(source.width, source.height) > Math.max(width, height) + 1
  const reasonOf = (state: WayState) => (state.kind === 'open' ? null : troubleWords(state.code).title)
  return (
    <div className={styles.parts} data-alone={way === null ? '' : undefined}>
      <div className={styles.shown}>
        {way === null ? (
          <Notice tone="warning" title={t`Z tego filmu nie zrobimy filmu z napisami`}>
            {reasonOf(facts.pictures)}.{' '}
            <Trans>Pobierz napisy SRT i połóż je obok filmu pod tą samą nazwą.</Trans>
          </Notice>
        ) : (
          <FilmPicture preview={preview} cues={cues} atMs={atMs} look={look} isDrawn={way === 'pictures'} />
        )}
        <LengthNotice preview={preview} recordingMs={recordingMs} cues={cues} />
      </div>
      {way === null ? null : (
        <div className={styles.choices}>
          <RadioGroup
            label={t`Napisy`}
            presentation="cards"
            options={[
              {
                value: 'pictures',
                label: t`W obrazie`,
                description:
                  reasonOf(facts.pictures) ??
                  (container === 'mp4'
                    ? t`Film MP4. Widać je wszędzie, też w telefonie i w mediach społecznościowych.`
                    : t`Film WebM. Widać je zawsze, tego formatu nie przyjmują jednak wszystkie programy.`),
                disabled: facts.pictures.kind === 'closed',
              },
              {
                value: 'track',
                label: t`Do włączania`,
                description:
                  reasonOf(facts.track) ??
                  t`Film MKV, gotowy w kilka chwil, z obrazem bez zmian. Napisy włączysz w odtwarzaczu, na przykład VLC.`,
                disabled: facts.track.kind === 'closed',
              },
            ]}
            value={way}
            onChange={onWay}
          />
          {way === 'pictures' ? (
            <>
              <RadioGroup
                label={t`Wielkość`}
                presentation="chips"
                options={SUBTITLE_SIZES.map((value) => ({ value, label: sizes[value] }))}
                value={look.size}
                onChange={(size) => onLook({ ...look, size })}
              />
              <RadioGroup
                label={t`Miejsce`}
                presentation="chips"
                options={SUBTITLE_PLACES.map((value) => ({ value, label: places[value] }))}
                value={look.place}
                onChange={(place) => onLook({ ...look, place })}
              />
              {isShrunk ? (
                <p className={styles.caption}>
                  <Trans>
                    Obraz zmniejszymy do {width} × {height}: tyle pokazują telefony i serwisy z filmami.
                  </Trans>
                </p>
              ) : null}
            </>
          ) : null}
          {isBusy ? (
            <Notice tone="neutral" title={t`Jeden film już powstaje`}>
              <Trans>Poczekaj, aż będzie gotowy, albo go przerwij.</Trans>
            </Notice>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** Says where a chosen film doesn’t seem to be the one that was written down. */
function LengthNotice({
  preview,
  recordingMs,
  cues,
}: Pick<FilmChoicesProps, 'preview' | 'recordingMs' | 'cues'>) {
  const { t } = useLingui()
  const match = lengthMatch(preview.facts, recordingMs, cues)
  if (match === 'same') return null
  const film = clockTime(preview.facts.lengthMs)
  const other = clockTime(match === 'other' ? (recordingMs ?? 0) : (cues.at(-1)?.end ?? 0))
  return (
    <Notice tone="warning" title={t`To chyba inny film`}>
      {match === 'other' ? (
        <Trans>
          Nagranie trwa {other}, a ten film {film}. Napisy mogą nie pasować.
        </Trans>
      ) : (
        <Trans>
          Napisy sięgają {other}, a ten film trwa {film}. Końca nie będzie widać.
        </Trans>
      )}
    </Notice>
  )
}
