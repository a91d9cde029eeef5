import type { ContentLanguage } from '#domain/content/kinds.ts'
import { priceMark, priceWords, ruleMark, ruleNames, ruleWords } from '#domain/content/ruleWords.ts'
import { useServices } from '#services/services.tsx'
import styles from './Articles.module.css'

/** In złoty, before tax. */
const EXAMPLE_PRICE = '14.99'

/** The rule names for texts, with a product's price as an example, and the present words of each. */
export function RuleList({ language }: { readonly language: ContentLanguage }) {
  const { hasCarrier } = useServices().config
  return (
    <dl className={styles.rules}>
      {ruleNames(hasCarrier).map((name) => (
        <div key={name}>
          <dt>
            <code>{ruleMark(name)}</code>
          </dt>
          <dd>{ruleWords(name, language)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <code>{priceMark(EXAMPLE_PRICE)}</code>
        </dt>
        <dd>{priceWords(EXAMPLE_PRICE, language)}</dd>
      </div>
    </dl>
  )
}
