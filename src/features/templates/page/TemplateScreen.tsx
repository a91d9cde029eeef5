import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FormValues } from '#domain/template/formValues.ts'
import type { PublicTemplate } from '#domain/template/publicTemplate.ts'
import { useMissing } from '#services/keptWhileTranslated.ts'
import { useServices } from '#services/services.tsx'
import { Badge } from '#ui/Badge.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PolishTextsContext } from '#ui/polishTexts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useOutputNames } from '../gallery/TemplateTile.tsx'
import { KeptNote } from '../KeptNote.tsx'
import { templateLanguage } from '../pageData.ts'
import { isGone, templateQuery } from '../templateQueries.ts'
import { Examples } from './Examples.tsx'
import { PriceFacts } from './PriceFacts.tsx'
import styles from './TemplatePage.module.css'
import { TemplatePageSkeleton } from './TemplatePageSkeleton.tsx'
import { TemplateWork, type TemplateWorkProps } from './TemplateWork.tsx'

export interface TemplateScreenProps extends Omit<TemplateWorkProps, 'template' | 'example'> {
  readonly slug: string
  /** The balance, and a link to more credits. */
  readonly balance: ReactNode
  /** Called once the template is there. */
  readonly onLoaded: () => void
}

/** /szablony/{slug}: a template's results, its form, the price before the press, and the run. */
export function TemplateScreen(props: TemplateScreenProps) {
  const { slug, isOffline, onLoaded } = props
  const { i18n, t } = useLingui()
  const services = useServices()
  const template = useQuery(templateQuery(services, slug, templateLanguage(i18n.locale)))
  const isUnknown = useMissing(template, isGone)
  const isKnown = template.data !== undefined
  useEffect(() => {
    if (isKnown) onLoaded()
  }, [isKnown, onLoaded])
  if (template.data !== undefined) return <Known {...props} {...template.data} />
  if (template.isPending && !isUnknown) return <TemplatePageSkeleton />
  return (
    <Page>
      {isUnknown ? (
        <EmptyState
          level={1}
          icon={<SearchX size={28} />}
          title={t`Nie ma takiego szablonu`}
          description={<Trans>Mógł zostać wycofany. Zobacz inne szablony.</Trans>}
          action={
            <ButtonLink to="/szablony" variant="primary">
              <Trans>Zobacz szablony</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState
          level={1}
          title={t`Nie udało się wczytać szablonu`}
          onRetry={() => void template.refetch()}
          {...(isOffline
            ? {
                description: t`Nie ma sieci, a tego szablonu nie ma jeszcze na urządzeniu. Wróć, gdy będzie połączenie.`,
              }
            : {})}
        />
      )}
    </Page>
  )
}

interface KnownProps extends TemplateScreenProps {
  readonly template: PublicTemplate
  /** Since when it has been a copy of this device. */
  readonly keptSince: string | null
}

function Known({ template, keptSince, ...props }: KnownProps) {
  const { t } = useLingui()
  const { title, description, categories, tags, outputs, isProcedural, isAvailable } = template
  const [example, setExample] = useState<FormValues | null>(null)
  const polish = useMemo(() => new Set(template.polish), [template.polish])
  const said = (text: string) => (polish.has(text) ? <span lang="pl">{text}</span> : text)
  return (
    <PolishTextsContext value={polish}>
      <Page>
        <PageHeader
          title={said(title)}
          lead={said(description)}
          breadcrumbs={[{ label: t`Szablony`, to: '/szablony' }, { label: title }]}
          actions={props.balance}
        />
        <div className={styles.facts}>
          <Badge tone="accent">{t`Powstaje: ${useOutputNames(outputs)}`}</Badge>
          {isProcedural ? (
            <Badge tone="neutral">
              <Trans>Według reguł, bez AI</Trans>
            </Badge>
          ) : null}
          {categories.map((name) => (
            <TextLink key={name} to="/szablony" search={{ kategoria: name }} tone="quiet">
              {said(name)}
            </TextLink>
          ))}
          {tags.map((name) => (
            <TextLink key={`#${name}`} to="/szablony" search={{ tag: name }} tone="quiet">
              #{said(name)}
            </TextLink>
          ))}
        </div>
        <KeptNote keptSince={keptSince} />
        {isAvailable ? null : (
          <Notice tone="warning" title={t`Ten szablon jest chwilowo niedostępny`}>
            <Trans>
              Jeden z jego silników teraz nie działa. Formularz możesz wypełnić: poczeka tu na Ciebie.
            </Trans>
          </Notice>
        )}
        <div className={styles.columns}>
          <PriceFacts template={template} />
          <div className={styles.work}>
            <TemplateWork {...props} template={template} example={example} />
          </div>
          <Examples template={template} onFill={(values) => setExample({ ...values })} />
        </div>
      </Page>
    </PolishTextsContext>
  )
}
