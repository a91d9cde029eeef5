import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { FixedAddress } from '#domain/addresses/screens.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import type { LegalClaim } from './legalClaims.ts'
import styles from './LegalScreen.module.css'

export interface LegalSection {
  readonly title: MessageDescriptor
  readonly paragraphs: readonly LegalParagraph[]
}

interface LegalParagraph {
  readonly text: MessageDescriptor
  /** The product's behaviour that makes it true; every paragraph has one. */
  readonly claims: readonly [LegalClaim, ...LegalClaim[]]
  /** Where it can be seen. */
  readonly link?: { readonly to: FixedAddress; readonly text: MessageDescriptor }
}

export interface LegalScreenProps {
  readonly title: MessageDescriptor
  readonly lead: MessageDescriptor
  readonly sections: readonly LegalSection[]
}

/** A text people agree to: numbered sections in plain words, made to be read on a phone. */
export function LegalScreen({ title, lead, sections }: LegalScreenProps) {
  const { i18n } = useLingui()
  return (
    <Page width="narrow">
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <ol className={styles.sections}>
        {sections.map((section) => (
          <li key={section.title.id}>
            <h2>{i18n._(section.title)}</h2>
            {section.paragraphs.map(({ text, link }) => (
              <p key={text.id}>
                {i18n._(text)}
                {link === undefined ? null : (
                  <>
                    {' '}
                    <TextLink to={link.to}>{i18n._(link.text)}</TextLink>
                  </>
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Page>
  )
}
