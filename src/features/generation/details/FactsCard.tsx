import { Trans } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { Card } from '#ui/Card.tsx'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { useFacts } from '../words/useFacts.ts'
import styles from './Result.module.css'

/** How it was made: the engine, the time and the price. */
export function FactsCard({ item }: { readonly item: ListedGeneration }) {
  const format = useFormat()
  const facts = useFacts(item)
  return (
    <Card title={<Trans>Szczegóły</Trans>}>
      <dl className={styles.facts}>
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Kiedy</Trans>
          </dt>
          <dd>
            <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
