import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedGeneration } from '../words/listedGeneration.ts'
import { useFacts } from '../words/useFacts.ts'
import styles from './CompareView.module.css'

interface CompareTableProps {
  readonly one: ListedGeneration
  readonly other: ListedGeneration
}

/** How the two were made, line by line; differences are marked, visibly and in words. */
export function CompareTable({ one, other }: CompareTableProps) {
  const { t } = useLingui()
  const left = useFacts(one)
  const right = useFacts(other)
  const names = new Map([...left, ...right].map(({ key, name }) => [key, name]))
  const rows = [
    { key: 'prompt', name: t`Opis`, first: one.prompt, second: other.prompt },
    ...[...names].map(([key, name]) => ({
      key,
      name,
      first: left.find((fact) => fact.key === key)?.value ?? '–',
      second: right.find((fact) => fact.key === key)?.value ?? '–',
    })),
  ]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t`Jak powstały obie prace`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t`Cecha`}</span>
          </th>
          <th scope="col">
            <Trans>Pierwsza</Trans>
          </th>
          <th scope="col">
            <Trans>Druga</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, first, second }) => (
          <tr key={key} data-differs={first !== second || undefined}>
            <th scope="row">
              {name}
              {first === second ? null : <span className="visually-hidden"> {t`(różni się)`}</span>}
            </th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
