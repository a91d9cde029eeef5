import { Trans, useLingui } from '@lingui/react/macro'
import { Columns2, HardDrive, Repeat, RotateCcw, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { isMadeAgain } from '#domain/generation/madeAgain.ts'
import { taskAmong } from '#domain/text/rework/reworkTasks.ts'
import { useFormat } from '#i18n/format.ts'
import { CreditCount } from '#ui/CreditCount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TASK_WORDS } from '#ui/generatorOptions/taskWords.ts'
import { engineWords } from '../words/engineWords.ts'
import { generationErrorText, problemCode } from '../words/errorTexts.ts'
import { GenerationThumb } from '../media/GenerationThumb.tsx'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { StatusBadge } from '../words/StatusBadge.tsx'
import type { HistoryItem } from './mergeHistory.ts'
import { RemixLink } from './RemixLink.tsx'
import styles from './HistoryCard.module.css'

export interface CardActions {
  readonly onFavourite: (item: ListedGeneration, isFavourite: boolean) => void
  readonly onCompare: (item: ListedGeneration) => void
  readonly onRetry: (item: ListedGeneration) => void
  readonly onDelete: (item: ListedGeneration) => void
  /** A picture's address has run out. */
  readonly onBroken?: (() => void) | undefined
}

export interface HistoryCardProps extends CardActions {
  readonly item: HistoryItem
  readonly isCompared: boolean
}

/** One generation of a list: its kind, outcome and actions. */
export function HistoryCard({ item, isCompared, ...actions }: HistoryCardProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { status, error, usage } = item
  const title = promptTitle(item.prompt)
  const isDone = status === 'completed'
  const task = taskAmong(item.options)
  return (
    <article className={styles.card} data-compared={isCompared || undefined}>
      <div className={styles.visual}>
        <GenerationThumb generation={item} onBroken={actions.onBroken} />
        {isDone ? null : (
          <span className={styles.status}>
            <StatusBadge status={status} progress={item.progress} />
          </span>
        )}
        <IconButton
          className={styles.star ?? ''}
          label={item.isFavourite ? t`Usuń z ulubionych: ${title}` : t`Do ulubionych: ${title}`}
          aria-pressed={item.isFavourite}
          onPress={() => actions.onFavourite(item, !item.isFavourite)}
        >
          <Star size={18} fill={item.isFavourite ? 'currentColor' : 'none'} />
        </IconButton>
      </div>
      <h3 className={styles.title}>
        <ResultLink item={item} className={styles.link}>
          {title}
        </ResultLink>
      </h3>
      <p className={styles.facts}>
        {task === null ? null : <span>{i18n._(TASK_WORDS[task])}</span>}
        <span>{engineWords(item.engine).name}</span>
        <span>{format.relativeTime(item.createdAt)}</span>
        {isDone ? (
          <span>
            <CreditCount value={usage.credits} />
          </span>
        ) : null}
        {item.isHere ? (
          <span className={styles.here}>
            <HardDrive size={14} aria-hidden="true" />
            <Trans>na urządzeniu</Trans>
          </span>
        ) : null}
      </p>
      {status === 'failed' && error !== null ? (
        <p className={styles.problem}>{i18n._(generationErrorText(problemCode(error)).title)}</p>
      ) : null}
      {item.tags.length === 0 ? null : (
        <ul className={styles.tags} aria-label={t`Tagi`}>
          {item.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {isDone ? (
          <>
            <RemixLink item={item} label={t`Remiks: ${title}`} />
            <IconButton
              size="small"
              label={isCompared ? t`Nie porównuj: ${title}` : t`Porównaj: ${title}`}
              aria-pressed={isCompared}
              onPress={() => actions.onCompare(item)}
            >
              <Columns2 size={18} />
            </IconButton>
          </>
        ) : null}
        {isMadeAgain(item) ? (
          <IconButton size="small" label={t`Ponów: ${title}`} onPress={() => actions.onRetry(item)}>
            {isDone ? <Repeat size={18} /> : <RotateCcw size={18} />}
          </IconButton>
        ) : null}
        <IconButton size="small" label={t`Usuń: ${title}`} onPress={() => actions.onDelete(item)}>
          <Trash2 size={18} />
        </IconButton>
      </div>
    </article>
  )
}

interface ResultLinkProps {
  readonly item: Pick<ListedGeneration, 'id'>
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link to a generation's own screen; plain words for one that the server has never heard of. */
function ResultLink({ item, className, children }: ResultLinkProps) {
  if (item.id === null) return <span>{children}</span>
  return (
    <Link to="/generacje/$id" params={{ id: item.id }} className={className}>
      {children}
    </Link>
  )
}
