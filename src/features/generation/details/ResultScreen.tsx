import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, WifiOff } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { printPicture } from '#domain/generation/resultFiles.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { Page } from '#ui/Page.tsx'
import { isUnreachable, type OwnGeneration, useResult } from '../archive/useResult.ts'
import { useMarkSeen } from '../device/useMarkSeen.ts'
import { useOnceKnown } from '../archive/useOnceKnown.ts'
import { OwnResult } from './OwnResult.tsx'
import { PublicResult } from './PublicResult.tsx'
import { ResultSkeleton } from './ResultSkeleton.tsx'

const ResultGiftCard = lazyPart(() => import('./ResultGiftCard.tsx'))

export interface PrintOrder {
  readonly pictureUrl: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export interface ResultScreenProps {
  readonly id: string
  readonly isOffline: boolean
  readonly isSharingOn: boolean
  /** The choice of products to print a picture on, composed in by the route: prints are another feature. */
  readonly renderOrderPrint: (order: PrintOrder) => ReactNode
  /** Called once the shown generation is known. */
  readonly onLoaded: () => void
}

/** /generacje/{id}: one generation, in full for its author, and the public part for everyone else. */
export function ResultScreen(props: ResultScreenProps) {
  const { id, isOffline, isSharingOn, renderOrderPrint, onLoaded } = props
  const result = useResult(id)
  const [isCardOpen, setCardOpen] = useState<boolean | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const picture = result.status === 'own' ? pictureToPrint(result.generation) : null
  useMarkSeen(result.status === 'own' && result.row !== undefined ? [result.row] : [])
  useOnceKnown(result.status === 'own' || result.status === 'public', onLoaded)
  return (
    <Page>
      {result.status === 'own' ? (
        <>
          <OwnResult
            generation={result.generation}
            isOffline={isOffline}
            isSharingOn={isSharingOn}
            onBroken={result.refresh}
            onGiftCard={() => setCardOpen(true)}
            onOrderPrint={picture === null ? null : () => setOrdering(true)}
          />
          {picture === null
            ? null
            : renderOrderPrint({ ...picture, isOpen: isOrdering, onOpenChange: setOrdering })}
          {isCardOpen === null ? null : (
            <Suspense fallback={null}>
              <ResultGiftCard generation={result.generation} isOpen={isCardOpen} onOpenChange={setCardOpen} />
            </Suspense>
          )}
        </>
      ) : result.status === 'public' ? (
        <PublicResult shared={result.shared} isPublic onBroken={result.refresh} />
      ) : result.status === 'missing' ? (
        <Missing />
      ) : result.status === 'failed' ? (
        <Failed error={result.error} onRetry={result.retry} />
      ) : (
        <ResultSkeleton />
      )}
    </Page>
  )
}

/** The picture of a generation as it is printed; null where it made none. */
function pictureToPrint({ type, result }: OwnGeneration): Pick<PrintOrder, 'pictureUrl'> | null {
  const file = type === 'image' && result !== null ? printPicture(result) : undefined
  return file === undefined ? null : { pictureUrl: file.url }
}

function Missing() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      icon={<EyeOff size={28} />}
      title={t`Nie znaleźliśmy tej pracy`}
      description={t`Mogła zostać usunięta albo jest prywatna. Jeśli jest Twoja, zaloguj się.`}
      action={
        <>
          <ButtonLink to="/generations/shared" variant="primary">
            <Trans>Zobacz prace wszystkich</Trans>
          </ButtonLink>
          <ButtonLink to="/historia" search={{}}>
            <Trans>Twoja historia</Trans>
          </ButtonLink>
        </>
      }
    />
  )
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLingui()
  if (!isUnreachable(error)) return <ErrorState level={1} onRetry={onRetry} />
  return (
    <EmptyState
      level={1}
      icon={<WifiOff size={28} />}
      title={t`Tej pracy nie ma na tym urządzeniu`}
      description={t`Wczytamy ją, gdy wróci połączenie.`}
      action={
        <ButtonLink to="/historia" search={{}} variant="primary">
          <Trans>Prace na tym urządzeniu</Trans>
        </ButtonLink>
      }
    />
  )
}
