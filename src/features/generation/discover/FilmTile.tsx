import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { playable } from '#domain/generation/resultFiles.ts'
import { useFormat } from '#i18n/format.ts'
import { SilentFilm } from '#ui/SilentFilm.tsx'
import { useHoverFilm } from '#ui/useHoverFilm.ts'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './Discover.module.css'
import { OpenFilm } from './OpenFilm.tsx'
import { Poster } from './Poster.tsx'

export interface FilmTileProps {
  readonly work: SharedGeneration
  /** Among the first that are seen: its still is fetched at once. */
  readonly isFirst: boolean
  /** It was asked to play, and no other has been since. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onBroken: () => void
}

/**
 * A public film: its still, which plays without sound while a mouse points at it, and with the browser's own controls
 * once it is pressed.
 */
export function FilmTile({ work, isFirst, isOpen, onOpen, onBroken }: FilmTileProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { prompt, result, author, completedAt } = work
  const title = promptTitle(prompt)
  const files = playable(result, 'video')
  const durationMs = files[0]?.durationMs ?? null
  return (
    <article className={styles.tile}>
      <div className={styles.stage} style={{ backgroundColor: result.colour ?? undefined }}>
        {isOpen ? (
          <OpenFilm files={files} result={result} label={t`Film: ${title}`} onBroken={onBroken} />
        ) : (
          <>
            <Poster result={result} alt={t`Kadr z filmu: ${title}`} isFirst={isFirst} onBroken={onBroken} />
            <PlayButton label={t`Odtwórz film: ${title}`} filmUrl={files[0]?.url ?? ''} onPress={onOpen} />
            {durationMs === null ? null : (
              <span className={styles.length}>{format.duration(durationMs)}</span>
            )}
          </>
        )}
      </div>
      <h2 className={styles.title}>
        <Link to="/generacje/$id" params={{ id: work.id }} className={styles.link}>
          {title}
        </Link>
      </h2>
      <p className={styles.facts}>
        {author === null ? null : <span>{author.displayName ?? `@${author.username}`}</span>}
        <span>{format.relativeTime(completedAt)}</span>
        {result.isProcedural ? (
          <span>
            <Trans>według reguł, nie AI</Trans>
          </span>
        ) : null}
      </p>
    </article>
  )
}

export interface PlayButtonProps {
  readonly label: string
  /** Played without sound while a mouse points at it; empty for nothing. */
  readonly filmUrl: string
  readonly onPress: () => void
}

/** A button over a still that plays its film. */
export function PlayButton({ label, filmUrl, onPress }: PlayButtonProps) {
  const { isPlaying, handlers } = useHoverFilm()
  return (
    <button
      type="button"
      className={`${styles.play} needs-script`}
      aria-label={label}
      onClick={onPress}
      onPointerEnter={handlers.onPointerEnter}
      onPointerLeave={handlers.onPointerLeave}
    >
      {isPlaying && filmUrl !== '' ? <SilentFilm src={filmUrl} className={styles.moving} /> : null}
      <span className={styles.mark} aria-hidden="true">
        <Play size={20} fill="currentColor" />
      </span>
    </button>
  )
}
