import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Link2, Share2, Unlink } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import field from '#ui/Field.module.css'
import { useCopyLink } from '#ui/sharing/useCopy.ts'
import { useShare } from '#ui/sharing/useShare.ts'
import { Switch } from '#ui/Switch.tsx'
import type { OwnGeneration } from '../archive/useResult.ts'
import { shareAddress, useSharing } from '../archive/useSharing.ts'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './ShareCard.module.css'

export interface ShareCardProps {
  readonly generation: OwnGeneration
  readonly isOffline: boolean
}

/** Who else may see a result: people with its link, or everyone. */
export function ShareCard({ generation, isOffline }: ShareCardProps) {
  const { t } = useLingui()
  const sharing = useSharing(generation)
  const { shareToken, isPublic, prompt, takenDownFor } = generation
  return (
    <Card
      title={<Trans>Kto to widzi</Trans>}
      lead={<Visibility isPublic={isPublic} hasLink={shareToken !== null} />}
    >
      {shareToken === null ? (
        <Button
          icon={<Link2 size={18} />}
          isDisabled={isOffline || takenDownFor !== undefined}
          isPending={sharing.isPending}
          onPress={() => void sharing.share()}
        >
          <Trans>Utwórz link</Trans>
        </Button>
      ) : (
        <ShareLink
          url={shareAddress(shareToken)}
          title={promptTitle(prompt)}
          isOffline={isOffline}
          isPending={sharing.isPending}
          onRevoke={() => void sharing.revoke()}
        />
      )}
      <Switch
        isSelected={isPublic}
        isDisabled={isOffline || sharing.isPending || takenDownFor !== undefined}
        description={t`Każdy zobaczy pracę i cały opis, z którego powstała: wśród prac wszystkich, na ścianie filmów i w popularnych. Jeśli Twój profil jest publiczny, pokażemy też podpis. Możesz to cofnąć w każdej chwili, a praca zniknie od razu.`}
        onChange={(value) => void sharing.setPublic(value)}
      >
        <Trans>Publiczna</Trans>
      </Switch>
      {takenDownFor === undefined ? null : (
        <p className={styles.note}>
          <Trans>Usunęliśmy tę pracę z widoku publicznego. Powód: {takenDownFor}</Trans>
        </p>
      )}
      {isOffline ? (
        <p className={styles.note}>
          <Trans>Do zmiany potrzebna jest sieć.</Trans>
        </p>
      ) : null}
    </Card>
  )
}

function Visibility({ isPublic, hasLink }: { readonly isPublic: boolean; readonly hasLink: boolean }) {
  if (isPublic) return <Trans>Każdy może zobaczyć tę pracę.</Trans>
  if (hasLink) return <Trans>Ty i każdy, kto ma link.</Trans>
  return <Trans>Tylko Ty.</Trans>
}

interface ShareLinkProps {
  readonly url: string
  readonly title: string
  readonly isOffline: boolean
  readonly isPending: boolean
  readonly onRevoke: () => void
}

function ShareLink({ url, title, isOffline, isPending, onRevoke }: ShareLinkProps) {
  const id = useId()
  const copyLink = useCopyLink()
  const share = useShare()
  return (
    <div className={styles.link}>
      <label htmlFor={id} className={field.label}>
        <Trans>Link do udostępnienia</Trans>
      </label>
      <input
        id={id}
        className={field.control}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button icon={<Copy size={18} />} onPress={() => void copyLink(url)}>
          <Trans>Kopiuj</Trans>
        </Button>
        <Button icon={<Share2 size={18} />} onPress={() => void share({ title, link: url })}>
          <Trans>Wyślij</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<Unlink size={18} />}
          isDisabled={isOffline}
          isPending={isPending}
          onPress={onRevoke}
        >
          <Trans>Wyłącz link</Trans>
        </Button>
      </div>
    </div>
  )
}
