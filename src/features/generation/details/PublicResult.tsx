import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Share2, WandSparkles } from 'lucide-react'
import type { SharedGeneration } from '#domain/generation/generation.ts'
import { useShopFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useShare } from '#ui/sharing/useShare.ts'
import { engineWords } from '../words/engineWords.ts'
import { GenerationMedia } from '../media/GenerationMedia.tsx'
import { generatorPlace } from '../words/generatorPlace.ts'
import { promptTitle } from '../words/promptTitle.ts'
import { DownloadList } from './DownloadList.tsx'
import { ProceduralNote } from './ProceduralNote.tsx'
import { PromptCard } from './PromptCard.tsx'
import { ReportWork } from './ReportWork.tsx'
import styles from './Result.module.css'

export interface PublicResultProps {
  readonly shared: SharedGeneration
  /** False for one that only its link shows: a generator gets its words, and can't read the rest. */
  readonly isPublic: boolean
  readonly onBroken: () => void
}

/** A generation to people it isn't theirs: the result, its prompt, who made it. */
export function PublicResult({ shared, isPublic, onBroken }: PublicResultProps) {
  const { t } = useLingui()
  const format = useShopFormat()
  const share = useShare()
  const { prompt, result, completedAt } = shared
  const title = promptTitle(prompt)
  const place = generatorPlace(shared.type)
  return (
    <article>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: t`Prace wszystkich`, to: '/generations/shared' }, { label: t`Praca` }]}
        lead={
          <span className={styles.badges}>
            <Author author={shared.author} />
            <span>{format.date(completedAt)}</span>
            <span>{engineWords(shared.engine).name}</span>
            <ProceduralNote isProcedural={result.isProcedural} />
          </span>
        }
      />
      <div className={styles.columns}>
        <div className={styles.stage}>
          <GenerationMedia generation={shared} onBroken={onBroken} />
          <div className={styles.actions}>
            {place === undefined ? null : (
              <ButtonLink
                to={place}
                search={isPublic ? { remix: shared.id } : { prompt }}
                variant="primary"
                icon={<WandSparkles size={18} />}
              >
                <Trans>Zrób podobną</Trans>
              </ButtonLink>
            )}
            <Button icon={<Share2 size={18} />} onPress={() => void share({ title, link: location.href })}>
              <Trans>Udostępnij dalej</Trans>
            </Button>
            {isPublic ? <ReportWork id={shared.id} /> : null}
          </div>
        </div>
        <div className={styles.cards}>
          <PromptCard prompt={prompt} />
          <DownloadList prompt={prompt} result={result} />
        </div>
      </div>
    </article>
  )
}

function Author({ author }: Pick<SharedGeneration, 'author'>) {
  if (author === null) return null
  const { username, displayName } = author
  return (
    <Link to="/uzytkownik/$username" params={{ username }} className={styles.author}>
      {displayName ?? `@${username}`}
    </Link>
  )
}
