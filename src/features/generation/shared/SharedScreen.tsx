import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { isUnreachable } from '../archive/useResult.ts'
import { PublicResult } from '../details/PublicResult.tsx'
import { ResultSkeleton } from '../details/ResultSkeleton.tsx'
import { useOnceKnown } from '../archive/useOnceKnown.ts'
import { PublicWall } from './PublicWall.tsx'
import { sharedByLinkQuery } from '../archive/sharedQueries.ts'

export interface SharedScreenProps {
  /** The token of a share link; without one, the public results. */
  readonly link: string | undefined
  /** Called once the link's content is known. */
  readonly onLoaded: () => void
}

/** /generations/shared: a share link's result, or the wall of public results. */
export function SharedScreen({ link, onLoaded }: SharedScreenProps) {
  return <Page>{link === undefined ? <PublicWall /> : <LinkedResult link={link} onLoaded={onLoaded} />}</Page>
}

function LinkedResult({ link, onLoaded }: { readonly link: string; readonly onLoaded: () => void }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(sharedByLinkQuery(useServices(), link))
  useOnceKnown(data != null, onLoaded)
  if (data === null) return <LinkGone />
  if (data !== undefined) {
    return <PublicResult shared={data} isPublic={false} onBroken={() => void refetch()} />
  }
  if (error === null) return <ResultSkeleton />
  if (!isUnreachable(error)) return <ErrorState level={1} onRetry={() => void refetch()} />
  return (
    <ErrorState
      level={1}
      title={t`Bez połączenia nie otworzymy tego linku`}
      description={t`Praca czeka na serwerze. Spróbuj, gdy wróci sieć.`}
      onRetry={() => void refetch()}
    />
  )
}

function LinkGone() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      icon={<Unlink size={28} />}
      title={t`Ten link już nie działa`}
      description={t`Autor wyłączył link albo usunął pracę.`}
      action={
        <ButtonLink to="/generations/shared" search={{}} variant="primary">
          <Trans>Zobacz prace wszystkich</Trans>
        </ButtonLink>
      }
    />
  )
}
