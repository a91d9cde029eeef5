import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ManagedCode } from '#domain/affiliate/affiliateCodes.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './Codes.module.css'
import { EndCodeDialog } from './EndCodeDialog.tsx'

/** A code: its creator, offer, dates and results. */
export function CodeRow({ code: row, now }: { readonly code: ManagedCode; readonly now: number }) {
  const format = useFormat()
  const [isEnding, setEnding] = useState(false)
  const { code, creator, bonusCredits, discountPercent, startsAt, endsAt, usageLimit, account } = row
  const isOver = endsAt !== null && Date.parse(endsAt) <= now
  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const from = startsAt === null ? null : format.dateTime(startsAt)
  const to = endsAt === null ? null : format.dateTime(endsAt)
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <span className={styles.name}>
          <strong className={styles.code}>{code}</strong>
          <CodeState row={row} now={now} />
        </span>
        <span>
          {creator} · {percent} · <CreditCount value={bonusCredits} />
        </span>
        <span className={rows.muted}>
          <Plural
            value={row.orders}
            one="# zamówienie"
            few="# zamówienia"
            many="# zamówień"
            other="# zamówienia"
          />{' '}
          · <Trans>rozdano</Trans> <CreditCount value={row.creditsGiven} />
          {usageLimit === null ? null : (
            <>
              {' '}
              · <Trans>najwyżej {usageLimit}</Trans>
            </>
          )}
        </span>
        {from === null && to === null ? null : (
          <span className={rows.muted}>
            {from === null ? null : <Trans>od {from}</Trans>} {to === null ? null : <Trans>do {to}</Trans>}
          </span>
        )}
        {account === null ? null : (
          <TextLink to="/administracja/uzytkownicy/$id" params={{ id: account.id }}>
            {account.email}
          </TextLink>
        )}
      </div>
      {isOver ? null : (
        <Button size="small" onPress={() => setEnding(true)}>
          <Trans>Zakończ</Trans>
          <span className="visually-hidden"> {code}</span>
        </Button>
      )}
      {isEnding ? <EndCodeDialog code={code} onClose={() => setEnding(false)} /> : null}
    </li>
  )
}

function CodeState({ row: { startsAt, endsAt }, now }: { readonly row: ManagedCode; readonly now: number }) {
  if (endsAt !== null && Date.parse(endsAt) <= now) {
    return (
      <Badge tone="neutral">
        <Trans>Zakończony</Trans>
      </Badge>
    )
  }
  if (startsAt !== null && Date.parse(startsAt) > now) {
    return (
      <Badge tone="neutral">
        <Trans>Jeszcze nie działa</Trans>
      </Badge>
    )
  }
  return (
    <Badge tone="success">
      <Trans>Działa</Trans>
    </Badge>
  )
}
