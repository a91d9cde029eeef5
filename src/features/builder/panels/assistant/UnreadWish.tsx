import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/Notice.tsx'
import styles from './AssistantPanel.module.css'

/** The parts of a wish that weren't understood, and the possible wishes. */
export function UnreadWish({ sentences }: { readonly sentences: readonly string[] }) {
  const { t } = useLingui()
  const examples = [
    t`dodaj wymagane pole Styl: akwarela, plakat`,
    t`dodaj film`,
    t`dodaj znak wodny „Iskra”`,
    t`połącz Obraz z Wynik`,
    t`rozgałęź według pola Styl`,
    t`ustaw styl na akwarelę`,
    t`dopisz do promptu: ciepłe światło`,
    t`cena 6 kredytów`,
    t`usuń pole Kolor`,
  ]
  return (
    <Notice tone="warning" title={t`Tego nie rozumiemy`}>
      <ul className={styles.list}>
        {sentences.map((sentence, at) => (
          <li key={at}>
            <q>{sentence}</q>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Nazwy muszą być takie jak w szablonie. Można poprosić o jedno w każdym zdaniu, na przykład:
        </Trans>
      </p>
      <ul className={styles.list}>
        {examples.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
    </Notice>
  )
}
