import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { readCreatorResults } from '#api/product/affiliateCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { CreatorResults } from '#domain/affiliate/affiliateCodes.ts'
import { useFormat } from '#i18n/format.ts'
import { type Services, useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import rows from '#ui/Rows.module.css'
import { useCopyLink } from '#ui/sharing/useCopy.ts'

function creatorResultsQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'affiliate-results'],
    queryFn: async ({ signal }) => readCreatorResults(await productApi(), { signal }),
  })
}

/** /panel: the results of a creator's codes. Nothing for a user without codes, and where they can't be read. */
export function CreatorCard() {
  const { t } = useLingui()
  const { data } = useQuery(creatorResultsQuery(useServices()))
  if (data === undefined || data.codes.length === 0) return null
  return (
    <Card
      title={<Trans>Twoje kody</Trans>}
      lead={
        <Trans>
          Opłacone zamówienia z Twoim kodem, bez zwróconych i bez Twoich własnych. Nie pokazujemy, kto kupił.
        </Trans>
      }
    >
      <ul className={rows.rows} aria-label={t`Twoje kody`}>
        {data.codes.map((code) => (
          <CodeResults key={code.code} result={code} />
        ))}
      </ul>
    </Card>
  )
}

function CodeResults({ result }: { readonly result: CreatorResults['codes'][number] }) {
  const { t } = useLingui()
  const format = useFormat()
  const copyLink = useCopyLink()
  const { code, orders, creditsGiven, discountPercent, bonusCredits, endsAt } = result
  const percent = format.number(discountPercent / 100, { style: 'percent' })
  const end = endsAt === null ? null : format.dateTime(endsAt)

  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <strong>{code}</strong>
        <span>
          <Plural
            value={orders}
            one="# zamówienie"
            few="# zamówienia"
            many="# zamówień"
            other="# zamówienia"
          />{' '}
          ·{' '}
          <Trans>
            kupujący dostali <CreditCount value={creditsGiven} />
          </Trans>
        </span>
        <span className={rows.muted}>
          <Trans>
            Daje {percent} zniżki i <CreditCount value={bonusCredits} />
          </Trans>
          {end === null ? null : (
            <>
              {' '}
              · <Trans>do {end}</Trans>
            </>
          )}
        </span>
      </div>
      <IconButton
        label={t`Skopiuj link z kodem ${code}`}
        size="small"
        onPress={() => void copyLink(`${location.origin}/?ref=${code}`)}
      >
        <Copy size={18} />
      </IconButton>
    </li>
  )
}
