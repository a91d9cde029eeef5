import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock, PenLine, Workflow } from 'lucide-react'
import { useFormat } from '#i18n/format.ts'
import { isAdministrator } from '#services/isAdministrator.ts'
import { useSession } from '#services/useSession.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Drafts.module.css'
import { type ListedTemplate, useListedTemplates } from './liveTemplates.ts'
import { standingWords } from './standingWords.ts'

export interface DraftsScreenProps {
  readonly isOffline: boolean
}

/** /szablony/drafts: an author’s templates, on this device and on the server, with the state of each. */
export function DraftsScreen({ isOffline }: DraftsScreenProps) {
  const { t } = useLingui()
  const session = useSession()
  const isAuthor = isAdministrator(session)
  return (
    <Page>
      <PageHeader
        title={<Trans>Szkice szablonów</Trans>}
        lead={<Trans>Wszystkie Twoje szablony i ich stan.</Trans>}
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
          title={t`Szkice są dla zespołu Iskry`}
          description={<Trans>Szablony układają administratorzy. Z gotowych możesz korzystać od razu.</Trans>}
          action={
            <ButtonLink to="/szablony" variant="primary">
              <Trans>Zobacz szablony</Trans>
            </ButtonLink>
          }
        />
      ) : null}
      {isAuthor ? <Drafts isOffline={isOffline} /> : null}
    </Page>
  )
}

function Drafts({ isOffline }: DraftsScreenProps) {
  const { t } = useLingui()
  const { templates, isPending, isBehind, retry } = useListedTemplates()
  if (isPending) return <DraftsSkeleton />
  return (
    <>
      {isBehind ? (
        <Notice
          tone="warning"
          action={
            isOffline ? undefined : (
              <Button size="small" onPress={retry}>
                <Trans>Spróbuj ponownie</Trans>
              </Button>
            )
          }
        >
          <Trans>Pokazujemy to, co jest na tym urządzeniu. Resztę wczytamy, gdy odezwie się serwer.</Trans>
        </Notice>
      ) : null}
      {templates.length === 0 && !isBehind ? (
        <EmptyState
          icon={<PenLine size={28} />}
          title={t`Nie ma jeszcze szkiców`}
          description={<Trans>Pierwszy szablon zrobisz w kreatorze.</Trans>}
        />
      ) : null}
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id} className={styles.row}>
            <Draft template={template} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Draft({ template }: { readonly template: ListedTemplate }) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const { id, title, slug, status, changedAt, stands, row } = template
  const { label, tone } = standingWords(stands)
  return (
    <>
      <div className={styles.words}>
        <Link to="/admin/template-builder" search={{ id }} className={styles.title}>
          {title === '' ? t`Bez tytułu` : title}
        </Link>
        <span className={styles.facts}>
          {row === null ? t`na serwerze` : t`także na tym urządzeniu`} ·{' '}
          {format.relativeTime(new Date(changedAt))}
        </span>
      </div>
      <Badge tone={tone}>{i18n._(label)}</Badge>
      {status === 'published' ? (
        <span className={styles.page}>
          <TextLink to="/szablony/$slug" params={{ slug }}>
            <Trans>Strona szablonu</Trans>
          </TextLink>
        </span>
      ) : null}
    </>
  )
}

function DraftsSkeleton() {
  const { t } = useLingui()
  return (
    <section className={styles.list} aria-busy="true" aria-label={t`Wczytujemy szkice`}>
      <Skeleton shape="box" height="4rem" />
      <Skeleton shape="box" height="4rem" />
      <Skeleton shape="box" height="4rem" />
    </section>
  )
}
