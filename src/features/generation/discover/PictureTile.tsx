import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { smallPicture, waveOf } from '#domain/generation/resultFiles.ts'
import { useFormat } from '#i18n/format.ts'
import { SoundWave } from '../media/SoundWave.tsx'
import { promptTitle } from '../words/promptTitle.ts'
import { TYPE_WORDS } from '../words/typeWords.ts'
import styles from './Discover.module.css'
import { Poster } from './Poster.tsx'

export interface PictureTileProps {
  readonly work: SharedGeneration
  readonly isFirst: boolean
  readonly onBroken: () => void
}

const BARS = 32

/** A public picture or sound, and the way to it. */
export function PictureTile({ work, isFirst, onBroken }: PictureTileProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { type, prompt, result, author, completedAt } = work
  const title = promptTitle(prompt)
  const wave = waveOf(result)
  const { icon: Icon, one } = TYPE_WORDS[type]
  return (
    <article className={styles.tile}>
      <div
        className={styles.stage}
        data-kind={type === 'image' ? undefined : 'sound'}
        style={{ backgroundColor: result.colour ?? undefined }}
      >
        {smallPicture(result) !== undefined ? (
          <Poster result={result} alt={t`Obraz z opisu: ${title}`} isFirst={isFirst} onBroken={onBroken} />
        ) : wave === undefined ? (
          <Icon size={32} aria-hidden="true" />
        ) : (
          <span className={styles.wave} aria-hidden="true">
            <SoundWave wave={wave} bars={BARS} />
          </span>
        )}
      </div>
      <h2 className={styles.title}>
        <Link to="/generacje/$id" params={{ id: work.id }} className={styles.whole}>
          {title}
        </Link>
      </h2>
      <p className={styles.facts}>
        <span>{i18n._(one)}</span>
        {author === null ? null : <span>{author.displayName ?? `@${author.username}`}</span>}
        <span>{format.relativeTime(completedAt)}</span>
      </p>
    </article>
  )
}
