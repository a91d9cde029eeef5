import type { ContentLanguage } from '#domain/content/kinds.ts'
import { RULE_NAMES, ruleMark, ruleWords } from '#domain/content/ruleWords.ts'
import styles from './Articles.module.css'

/** The rules that a text can name, and what each says now. */
export function RuleList({ language }: { readonly language: ContentLanguage }) {
  return (
    <dl className={styles.rules}>
      {RULE_NAMES.map((name) => (
        <div key={name}>
          <dt>
            <code>{ruleMark(name)}</code>
          </dt>
          <dd>{ruleWords(name, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
