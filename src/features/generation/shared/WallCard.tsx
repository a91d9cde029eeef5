import { Link } from '@tanstack/react-router'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { useFormat } from '#i18n/format.ts'
import { GenerationThumb } from '../media/GenerationThumb.tsx'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './PublicWall.module.css'

export interface WallCardProps {
  readonly item: SharedGeneration
  readonly onBroken: () => void
}

/** A public result in the wall: its kind, author and date. */
export function WallCard({ item, onBroken }: WallCardProps) {
  const format = useFormat()
  const { author, completedAt } = item
  const name = author === null ? null : (author.displayName ?? `@${author.username}`)
  return (
    <article className={styles.card}>
      <GenerationThumb generation={item} onBroken={onBroken} />
      <h2 className={styles.title}>
        <Link to="/generacje/$id" params={{ id: item.id }} className={styles.link}>
          {promptTitle(item.prompt)}
        </Link>
      </h2>
      <p className={styles.facts}>
        {name === null ? null : <span>{name}</span>}
        <span className={styles.moment}>{format.relativeTime(completedAt)}</span>
      </p>
    </article>
  )
}
