import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { isMissing } from '#api/publicReads/readPublic.ts'
import { useServices } from '#services/services.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { sharedDrawingQuery } from './sharedDrawingQuery.ts'
import { SharedDrawingView } from './SharedDrawingView.tsx'

export interface SharedDrawingScreenProps {
  readonly token: string
  readonly isOffline: boolean
  /** A copy of the visitor’s own is to be opened. */
  readonly onOwn: (id: string, kind: 'diagram' | 'flow') => void
}

/** /narzedzia/rysunek/{token}: somebody’s drawing as whoever has its link sees it. */
export function SharedDrawingScreen({ token, isOffline, onOwn }: SharedDrawingScreenProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(sharedDrawingQuery(useServices(), token))
  // A drawing that was there in a kept copy may be gone by now.
  const isGone = isMissing(error)
  if (data !== undefined && !isGone)
    return (
      <SharedDrawingView
        token={token}
        drawing={data.drawing}
        keptSince={data.keptSince}
        isOffline={isOffline}
        onOwn={onOwn}
      />
    )
  return (
    <Page>
      {error === null ? (
        <div aria-busy="true">
          <h1>{t`Udostępniony rysunek`}</h1>
          <Skeleton shape="box" height="24rem" />
        </div>
      ) : isGone ? (
        <EmptyState
          level={1}
          icon={<Unlink size={28} />}
          title={t`Ten link już nie działa`}
          description={t`Autor wyłączył link do rysunku, link wygasł albo zdjęliśmy rysunek po zgłoszeniu. Jeśli link urwał się przy kopiowaniu, otwórz go jeszcze raz z wiadomości.`}
          action={
            <ButtonLink to="/narzedzia/diagramy" variant="primary">
              <Trans>Narysuj coś swojego</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState
          level={1}
          title={isOffline ? t`Bez połączenia nie otworzymy tego linku` : t`Nie udało się otworzyć rysunku`}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  )
}
