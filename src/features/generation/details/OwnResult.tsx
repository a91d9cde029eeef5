import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Gift, Package, RotateCcw, Share2, Star, Trash2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { isEnded } from '#domain/generation/generation.ts'
import { isMadeAgain } from '#domain/generation/madeAgain.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useShare } from '#ui/sharing/useShare.ts'
import { useDeletion } from '../archive/useDeletion.ts'
import { useMarking } from '../archive/useMarking.ts'
import type { OwnGeneration } from '../archive/useResult.ts'
import { useSharing } from '../archive/useSharing.ts'
import { RetryDialog } from '../archive/RetryDialog.tsx'
import { engineWords } from '../words/engineWords.ts'
import { generatorPlace } from '../words/generatorPlace.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { StatusBadge } from '../words/StatusBadge.tsx'
import { DownloadList } from './DownloadList.tsx'
import { FactsCard } from './FactsCard.tsx'
import { MediaStage } from './MediaStage.tsx'
import { ProceduralNote } from './ProceduralNote.tsx'
import { PromptCard } from './PromptCard.tsx'
import styles from './Result.module.css'
import { ShareCard } from './ShareCard.tsx'
import { TagEditor } from './TagEditor.tsx'

export interface OwnResultProps {
  readonly generation: OwnGeneration
  readonly isOffline: boolean
  /** Whether anything may be shown to others at all. */
  readonly isSharingOn: boolean
  readonly onBroken: () => void
  readonly onGiftCard: () => void
  /** Null where there is no picture to print. */
  readonly onOrderPrint: (() => void) | null
}

/** A generation for its author: the result and all actions. */
export function OwnResult(props: OwnResultProps) {
  const { generation, isOffline, isSharingOn, onBroken, onGiftCard, onOrderPrint } = props
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const marking = useMarking()
  const { prompt, status, result, isFavourite } = generation
  const title = promptTitle(prompt)
  const isDone = status === 'completed' && result !== null
  const isLost = isEnded(status) && !isDone
  const place = generatorPlace(generation.type)
  const retry = isMadeAgain(generation) ? (
    <Button
      variant={isLost ? 'primary' : 'secondary'}
      icon={<RotateCcw size={18} />}
      onPress={() => setAsking(true)}
    >
      <Trans>Ponów</Trans>
    </Button>
  ) : null
  return (
    <article>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t`Historia`, to: '/historia' }, { label: t`Praca` }]}
        lead={
          <span className={styles.badges}>
            {isDone ? null : <StatusBadge status={status} progress={generation.progress} />}
            <span>{engineWords(generation.engine).name}</span>
            {result === null ? null : <ProceduralNote isProcedural={result.isProcedural} />}
          </span>
        }
      />
      <div className={styles.columns}>
        <div className={styles.stage}>
          <MediaStage generation={generation} onBroken={onBroken} />
          <div className={styles.actions}>
            {isLost ? retry : null}
            {isDone && isSharingOn ? <ShareButton generation={generation} isOffline={isOffline} /> : null}
            {isDone && generation.type === 'image' ? (
              <Button icon={<Gift size={18} />} onPress={onGiftCard}>
                <Trans>Zrób kartkę</Trans>
              </Button>
            ) : null}
            {isDone && onOrderPrint !== null ? (
              <Button icon={<Package size={18} />} aria-haspopup="dialog" onPress={onOrderPrint}>
                <Trans>Zamów na kubku, plakacie…</Trans>
              </Button>
            ) : null}
            {place === undefined ? null : (
              <ButtonLink to={place} search={{ remix: generation.id }} icon={<WandSparkles size={18} />}>
                <Trans>Remiks</Trans>
              </ButtonLink>
            )}
            {isLost ? null : retry}
            <Button
              className={styles.star ?? ''}
              aria-pressed={isFavourite}
              icon={<Star size={18} fill={isFavourite ? 'currentColor' : 'none'} />}
              onPress={() => void marking.setFavourite(generation, !isFavourite)}
            >
              <Trans>Ulubiona</Trans>
            </Button>
          </div>
        </div>
        <div className={styles.cards}>
          {isDone ? <DownloadList prompt={prompt} result={result} /> : null}
          {isDone && isSharingOn ? <ShareCard generation={generation} isOffline={isOffline} /> : null}
          <TagEditor
            tags={generation.tags}
            onChange={(change) => void marking.changeTags(generation, change)}
          />
          <PromptCard prompt={prompt} />
          <FactsCard item={generation} />
          <DeleteButton generation={generation} isOffline={isOffline} />
        </div>
      </div>
      <RetryDialog
        item={generation}
        isOpen={isAsking}
        isOffline={isOffline}
        onClose={() => setAsking(false)}
      />
    </article>
  )
}

/** Hands the share link on, and makes it first where there is none. */
function ShareButton({ generation, isOffline }: Pick<OwnResultProps, 'generation' | 'isOffline'>) {
  const sharing = useSharing(generation)
  const share = useShare()

  async function handOn(): Promise<void> {
    const url = await sharing.share()
    if (url !== null) await share({ title: promptTitle(generation.prompt), link: url })
  }

  return (
    <Button
      variant="primary"
      icon={<Share2 size={18} />}
      isDisabled={isOffline}
      isPending={sharing.isPending}
      onPress={() => void handOn()}
    >
      <Trans>Pokaż komuś</Trans>
    </Button>
  )
}

function DeleteButton({ generation, isOffline }: Pick<OwnResultProps, 'generation' | 'isOffline'>) {
  const navigate = useNavigate()
  const remove = useDeletion()
  const [isPending, setPending] = useState(false)

  async function press(): Promise<void> {
    setPending(true)
    if (await remove([generation])) await navigate({ to: '/historia', search: {} })
    setPending(false)
  }

  return (
    <Button
      className={styles.delete ?? ''}
      icon={<Trash2 size={18} />}
      isDisabled={isOffline}
      isPending={isPending}
      onPress={() => void press()}
    >
      <Trans>Usuń</Trans>
    </Button>
  )
}
