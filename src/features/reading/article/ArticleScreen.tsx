import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isMissing } from '#api/publicReads/readPublic.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import type { Article } from '#domain/content/entry.ts'
import type { ContentKind } from '#domain/content/kinds.ts'
import { useConnectionView } from '#services/connectionView.ts'
import { useMissing } from '#services/keptWhileTranslated.ts'
import { useServices } from '#services/services.tsx'
import { Staleness } from '#ui/Staleness.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { EntryFacts, EntryTile } from '../list/EntryTile.tsx'
import { LazyKeptTexts } from '../kept/LazyKeptTexts.tsx'
import lists from '../list/Entries.module.css'
import { articleQuery, contentLanguage } from '../queries.ts'
import { RichTextView } from '../text/RichTextView.tsx'
import { ArticleNeighbours } from './ArticleNeighbours.tsx'
import { Outline } from './Outline.tsx'
import { ReadingProgress } from './ReadingProgress.tsx'
import { ShareArticle } from './ShareArticle.tsx'
import styles from './ArticleScreen.module.css'

const COVER_SIZES = '(min-width: 48rem) 42rem, calc(100vw - 2rem)'

export interface ArticleScreenProps {
  readonly kind: ContentKind
  readonly slug: string
  /** The buttons that save it on the device, after its text. */
  readonly renderKeeping?: (article: Article) => ReactNode
  /** Called once the article is here, where it wasn’t at the start. */
  readonly onLoaded: () => void
}

/** One article: of the news, of education, a guide or a tutorial. */
export function ArticleScreen({ kind, slug, renderKeeping, onLoaded }: ArticleScreenProps) {
  const { t, i18n } = useLingui()
  const services = useServices()
  const isOffline = useConnectionView() === 'offline'
  const answer = useQuery(articleQuery(services, contentLanguage(i18n.locale), kind, slug))
  const { data, error, refetch, isPlaceholderData } = answer
  const isUnknown = useMissing(answer, isMissing)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onLoaded()
  }, [isThere, onLoaded])
  if (data === undefined) {
    return (
      <Page width="narrow">
        {isUnknown ? (
          <ErrorState
            level={1}
            title={t`Nie ma takiego tekstu`}
            description={t`Adres mógł się zmienić albo tekst został usunięty.`}
            action={
              <TextLink to={CONTENT_ADDRESSES[kind].list}>
                <Trans>Zobacz wszystkie</Trans>
              </TextLink>
            }
          />
        ) : error === null ? (
          <Skeleton shape="box" height="60vh" />
        ) : (
          <ErrorState
            level={1}
            title={isOffline ? t`Tego tekstu nie ma na tym urządzeniu` : t`Nie udało się wczytać tekstu`}
            description={
              isOffline ? t`Bez sieci przeczytasz teksty, które już były otwarte albo zapisane.` : undefined
            }
            onRetry={() => void refetch()}
            action={
              <TextLink to={CONTENT_ADDRESSES[kind].list}>
                <Trans>Zobacz inne teksty</Trans>
              </TextLink>
            }
          />
        )}
        {error === null || isUnknown ? null : <LazyKeptTexts />}
      </Page>
    )
  }
  const since = data.keptSince === null ? null : Date.parse(data.keptSince)
  return (
    <ArticleView
      article={data.article}
      since={since}
      isOffline={isOffline}
      isUntranslated={!isPlaceholderData && data.article.language !== contentLanguage(i18n.locale)}
      keeping={renderKeeping?.(data.article)}
    />
  )
}

interface ArticleViewProps {
  readonly article: Article
  /** Since when it has been a copy of this device, epoch ms; null where it is fresh. */
  readonly since: number | null
  readonly isOffline: boolean
  /** Only in another language than the page speaks. */
  readonly isUntranslated: boolean
  readonly keeping: ReactNode
}

function ArticleView({ article, since, isOffline, isUntranslated, keeping }: ArticleViewProps) {
  const { t } = useLingui()
  const { kind, title, summary, cover, body, related, language } = article
  const listNames = {
    news: t`Aktualności`,
    education: t`Edukacja`,
    guides: t`Tutoriale i poradniki`,
    tutorials: t`Tutoriale i poradniki`,
  }
  return (
    <Page width="narrow">
      <ReadingProgress />
      <article className={styles.article}>
        <PageHeader
          breadcrumbs={[{ label: listNames[kind], to: CONTENT_ADDRESSES[kind].list }, { label: title }]}
          title={<span lang={language}>{title}</span>}
          lead={<span lang={language}>{summary}</span>}
        />
        <div className={styles.facts}>
          <EntryFacts entry={article} />
          <ShareArticle title={title} />
        </div>
        <Staleness since={since} isOffline={isOffline} />
        {isUntranslated ? (
          <div className={styles.inPolish}>
            <Notice
              tone="neutral"
              title={
                language === 'pl'
                  ? t`Ten tekst jest na razie tylko po polsku`
                  : t`Ten tekst jest na razie tylko po angielsku`
              }
            />
          </div>
        ) : null}
        {cover === null ? null : (
          <Picture picture={cover} sizes={COVER_SIZES} priority className={styles.cover ?? ''} />
        )}
        <Outline article={article} />
        <div lang={language} className={styles.body}>
          <RichTextView text={body} />
        </div>
      </article>
      {keeping}
      <ArticleNeighbours article={article} />
      {related.length === 0 ? null : (
        <section className={styles.related} aria-labelledby="przeczytaj-tez">
          <h2 id="przeczytaj-tez">
            <Trans>Przeczytaj też</Trans>
          </h2>
          <div className={lists.grid}>
            {related.map((entry) => (
              <EntryTile key={entry.slug} entry={entry} />
            ))}
          </div>
        </section>
      )}
      <p>
        <Link to={CONTENT_ADDRESSES[kind].list}>
          <Trans>Wszystkie teksty</Trans>
        </Link>
      </p>
    </Page>
  )
}
