import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock, PenLine, Workflow } from 'lucide-react'
import type { ReactNode } from 'react'
import { ADMIN, judgeAccess } from '#domain/access/access.ts'
import type { TemplateRow } from '#domain/template/templateRecord.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Badge } from '#ui/Badge.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import { authoredQuery } from '../templateQueries.ts'
import styles from './Drafts.module.css'
import { standingOf, type Standing } from './standing.ts'

export interface DraftsScreenProps {
  readonly isOffline: boolean
  /** The drafts that this device keeps, as the editor shows them. */
  readonly onDevice?: ReactNode
}

/** /szablony/drafts: an author’s templates, on this device and on the server, and where each stands. */
export function DraftsScreen({ isOffline, onDevice }: DraftsScreenProps) {
  const { t } = useLingui()
  const session = useSession()
  const isAuthor =
    session.status === 'signed-in' &&
    judgeAccess(ADMIN, { ...session.user, isVerified: session.user.is_verified }) === 'allowed'
  return (
    <Page>
      <PageHeader
        title={<Trans>Szkice szablonów</Trans>}
        lead={<Trans>Wszystko, nad czym pracujesz, i miejsce, w którym stoi.</Trans>}
        breadcrumbs={[{ label: t`Szablony`, to: '/szablony' }, { label: t`Szkice` }]}
        {...(isAuthor
          ? {
              actions: (
                <ButtonLink to="/admin/template-builder" variant="primary" icon={<Workflow size={18} />}>
                  <Trans>Otwórz kreator</Trans>
                </ButtonLink>
              ),
            }
          : {})}
      />
      {session.status === 'unknown' ? <DraftsSkeleton /> : null}
      {session.status !== 'unknown' && !isAuthor ? (
        <EmptyState
          icon={<Lock size={28} />}
          title={t`Szkice ma tu zespół Iskry`}
          description={<Trans>Szablony układają administratorzy. Z gotowych możesz korzystać od razu.</Trans>}
          action={
            <ButtonLink to="/szablony" variant="primary">
              <Trans>Zobacz szablony</Trans>
            </ButtonLink>
          }
        />
      ) : null}
      {isAuthor ? (
        <>
          {onDevice}
          <OnServer isOffline={isOffline} />
        </>
      ) : null}
    </Page>
  )
}

function OnServer({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui()
  const templates = useQuery(authoredQuery(useServices()))
  if (templates.isPending) return <DraftsSkeleton />
  if (templates.data === undefined) {
    return (
      <ErrorState
        title={t`Nie udało się wczytać szkiców`}
        onRetry={() => void templates.refetch()}
        {...(isOffline ? { description: t`Szkice z serwera zobaczysz, gdy wróci sieć.` } : {})}
      />
    )
  }
  if (templates.data.length === 0) {
    return (
      <EmptyState
        icon={<PenLine size={28} />}
        title={t`Nie ma jeszcze szkiców`}
        description={<Trans>Pierwszy szablon zaczyna się w kreatorze.</Trans>}
      />
    )
  }
  return (
    <section aria-label={t`Na serwerze`}>
      <ul className={styles.list}>
        {templates.data.map((template) => (
          <li key={template.id} className={styles.row}>
            <Draft template={template} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Draft({ template }: { readonly template: TemplateRow }) {
  const { t } = useLingui()
  const format = useFormat()
  const { title, slug, status, updatedAt, nodeCount, fieldCount, runs } = template
  const standing = standingOf(template)
  const words: Readonly<Record<Standing, string>> = {
    draft: t`Szkic`,
    published: t`Opublikowany`,
    changed: t`Opublikowany, są zmiany`,
    archived: t`Zarchiwizowany`,
  }
  return (
    <>
      <div className={styles.words}>
        <strong>{title === '' ? t`Bez tytułu` : title}</strong>
        <span className={styles.facts}>
          {t`Węzły: ${nodeCount}`} · {t`pola: ${fieldCount}`} · {t`użycia: ${runs.completed}`} ·{' '}
          {t`zapisany ${format.relativeTime(updatedAt)}`}
        </span>
      </div>
      <Badge tone={TONES[standing]}>{words[standing]}</Badge>
      {status === 'published' ? (
        <TextLink to="/szablony/$slug" params={{ slug }}>
          <Trans>Strona</Trans>
        </TextLink>
      ) : null}
    </>
  )
}

const TONES = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
  archived: 'neutral',
} as const satisfies Record<Standing, string>

function DraftsSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.list} role="status" aria-busy="true" aria-label={t`Wczytujemy szkice`}>
      <Skeleton shape="box" height="4rem" />
      <Skeleton shape="box" height="4rem" />
      <Skeleton shape="box" height="4rem" />
    </div>
  )
}
