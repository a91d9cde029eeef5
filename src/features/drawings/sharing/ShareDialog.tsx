import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import type { DrawingShare } from '#domain/scene/shared/sharedDrawing.ts'
import { useVisitor } from '#services/useVisitor.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useKeptDrawing } from '../document/DrawingContext.tsx'
import { OtherShares } from './OtherShares.tsx'
import { ShareLink } from './ShareLink.tsx'
import styles from './ShareDialog.module.css'
import { TakenDownList } from './TakenDownList.tsx'
import { TakenDownNotice } from './TakenDownNotice.tsx'
import { useSharing } from './useSharing.ts'

export interface ShareDialogProps {
  /** What the drawing is called on the screen. */
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The link of a drawing: who it is for, how it is made, renewed and ended; and the account’s other links. */
export function ShareDialog({ title, isOpen, onOpenChange }: ShareDialogProps) {
  const { t } = useLingui()
  const visitor = useVisitor()
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t`Udostępnij rysunek`}>
      <div className={styles.frame}>
        {visitor === 'verified' ? (
          <Sharing title={title} />
        ) : visitor === 'unknown' ? (
          <Skeleton shape="box" height="6rem" />
        ) : (
          <Introduction isUnverified={visitor === 'unverified'} />
        )}
      </div>
    </Dialog>
  )
}

function Introduction({ isUnverified }: { readonly isUnverified: boolean }) {
  const redirect = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return (
    <>
      <p>
        {isUnverified ? (
          <Trans>Najpierw potwierdź adres e-mail: wysłaliśmy Ci wiadomość z linkiem.</Trans>
        ) : (
          <Trans>Żeby zrobić link do rysunku, zaloguj się. Rysunek zostanie na tym urządzeniu.</Trans>
        )}
      </p>
      {isUnverified ? null : (
        <ButtonLink to="/login" search={{ redirect }} variant="primary">
          <Trans>Zaloguj się</Trans>
        </ButtonLink>
      )}
    </>
  )
}

function Sharing({ title }: { readonly title: string }) {
  const { t } = useLingui()
  const open = useKeptDrawing()
  const sharing = useSharing()
  const { known } = sharing
  if (sharing.isFailed)
    return (
      <ErrorState
        title={t`Nie wiemy, czy ten rysunek ma link`}
        description={t`Do udostępniania potrzebna jest sieć.`}
        onRetry={sharing.again}
      />
    )
  if (known === undefined) return <Skeleton shape="box" height="6rem" />
  const own = known.shares.find(({ id }) => id === open.id)
  const takenDown = known.takenDown.find(({ id }) => id === open.id)
  return (
    <>
      {takenDown === undefined ? (
        <OwnLink share={own} title={title} sharing={sharing} />
      ) : (
        <TakenDownNotice reason={takenDown.reason} />
      )}
      <OtherShares
        shares={known.shares.filter(({ id }) => id !== open.id)}
        isPending={sharing.isPending}
        onWithdraw={(id) => void sharing.withdraw(id)}
      />
      <TakenDownList drawings={known.takenDown.filter(({ id }) => id !== open.id)} />
    </>
  )
}

interface OwnLinkProps {
  readonly share: DrawingShare | undefined
  readonly title: string
  readonly sharing: Pick<ReturnType<typeof useSharing>, 'isPending' | 'share' | 'withdraw'>
}

/** The link of the open drawing, or the way to one. */
function OwnLink({ share, title, sharing }: OwnLinkProps) {
  return (
    <>
      <p>
        <Trans>
          Rysunek zobaczy każdy, kto ma link, bez ukrytych warstw. Widać kopię z chwili udostępnienia:
          późniejsze zmiany pokażesz, gdy odświeżysz link. Wyszukiwarki go nie znajdą.
        </Trans>
      </p>
      {share === undefined ? (
        <Button
          variant="primary"
          icon={<Link2 size={18} aria-hidden="true" />}
          isPending={sharing.isPending}
          onPress={() => void sharing.share(title)}
        >
          <Trans>Utwórz link</Trans>
        </Button>
      ) : (
        <ShareLink
          share={share}
          isPending={sharing.isPending}
          onRenew={() => void sharing.share(title)}
          onWithdraw={() => void sharing.withdraw(share.id)}
        />
      )}
    </>
  )
}
