import { Trans } from '@lingui/react/macro'
import { Copy, RefreshCw, Share2, Unlink } from 'lucide-react'
import { useId } from 'react'
import type { DrawingShare } from '#domain/scene/shared/sharedDrawing.ts'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import field from '#ui/Field.module.css'
import { useCopyLink } from '#ui/sharing/useCopy.ts'
import { useShare } from '#ui/sharing/useShare.ts'
import { useStore } from '#ui/useStore.ts'
import { useKeptDrawing } from '../document/DrawingContext.tsx'
import styles from './ShareDialog.module.css'
import { sharedDrawingAddress } from './useSharing.ts'

export interface ShareLinkProps {
  readonly share: DrawingShare
  readonly isPending: boolean
  readonly onRenew: () => void
  readonly onWithdraw: () => void
}

/** The link of the open drawing, and of when it shows it. */
export function ShareLink({ share, isPending, onRenew, onWithdraw }: ShareLinkProps) {
  const id = useId()
  const format = useFormat()
  const copyLink = useCopyLink()
  const send = useShare()
  const { row } = useStore(useKeptDrawing().standing)
  const url = sharedDrawingAddress(share.token)
  const renewedAt = new Date(share.renewedAt)
  const isBehind = row !== null && row.changedAt > renewedAt.getTime()
  const renewed = format.dateTime(renewedAt)
  const ends = format.date(new Date(share.endsAt))
  return (
    <div className={styles.link}>
      <label htmlFor={id} className={field.label}>
        <Trans>Link do rysunku</Trans>
      </label>
      <input
        id={id}
        className={field.control}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button icon={<Copy size={18} aria-hidden="true" />} onPress={() => void copyLink(url)}>
          <Trans>Kopiuj</Trans>
        </Button>
        <Button
          icon={<Share2 size={18} aria-hidden="true" />}
          onPress={() => void send({ title: share.title, link: url })}
        >
          <Trans>Wyślij</Trans>
        </Button>
        <Button
          variant={isBehind ? 'primary' : 'secondary'}
          icon={<RefreshCw size={18} aria-hidden="true" />}
          isPending={isPending}
          onPress={onRenew}
        >
          <Trans>Odśwież link</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<Unlink size={18} aria-hidden="true" />}
          isPending={isPending}
          onPress={onWithdraw}
        >
          <Trans>Wyłącz link</Trans>
        </Button>
      </div>
      <p className={styles.note}>
        {isBehind ? (
          <Trans>Pod linkiem jest kopia z {renewed}. Od tego czasu rysunek się zmienił.</Trans>
        ) : (
          <Trans>Pod linkiem jest rysunek taki jak tutaj.</Trans>
        )}{' '}
        <Trans>Link działa do {ends}, a każde odświeżenie przedłuża go o rok.</Trans>
      </p>
    </div>
  )
}
