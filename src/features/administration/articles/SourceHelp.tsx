import { Trans, useLingui } from '@lingui/react/macro'
import type { ContentLanguage } from '#domain/content/kinds.ts'
import { ruleMark } from '#domain/content/ruleWords.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { RuleList } from './RuleList.tsx'
import styles from './Articles.module.css'

const EXAMPLE = `---
title: Pierwsza kartka
summary: Jedno zdanie, które widać na liście.
date: 2026-11-20
tags: [kartki, pierwsze kroki]
audience: dla-ciebie
series: { name: Pierwsze kroki, position: 1 }
cover: { as: card, art: balloons, mood: ember, alt: Kartka z balonami }
pictures:
  - { as: card, art: bouquet, mood: rose, alt: Kartka z bukietem }
---

## Śródtytuł

Zwykły akapit, **mocno**, _lekko_ i [link](/sklep).

![opis](picture:1 'Podpis')

> [!TIP]
> Wskazówka. Jest też NOTE i WARNING.

Od ${ruleMark('free-shipping-from')} dostawa jest bez opłat.
`

/** How an article is written. */
export function SourceHelp({ language }: { readonly language: ContentLanguage }) {
  const { t } = useLingui()
  return (
    <Disclosure title={t`Jak pisać`}>
      <p>
        <Trans>
          Między dwiema liniami --- jest nagłówek, a pod nim tekst w Markdownie. Obrazki rysuje Iskra:
          wystarczy podać wzór i nastrój.
        </Trans>
      </p>
      <pre className={styles.problem}>{EXAMPLE}</pre>
      <p>
        <Trans>
          Liczb, które wynikają z zasad sklepu, nie wpisuj ręcznie. Wstaw nazwę zasady, a tekst zawsze poda
          obecną wartość:
        </Trans>
      </p>
      <RuleList language={language} />
    </Disclosure>
  )
}
