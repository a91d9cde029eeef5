import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, Globe, Link2 } from 'lucide-react'
import { priceRange } from '#domain/template/priceRange.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PriceRange } from '#ui/PriceRange.tsx'
import { useEnginePrice } from '../engines/useEngines.ts'
import styles from './PublishDialog.module.css'

export interface PublishDialogProps {
  readonly template: Template
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onPublish: () => void
  readonly onClose: () => void
}

/** Shows before publishing the template's price, its address and its audience. */
export function PublishDialog({ template, isOpen, isPending, onPublish, onClose }: PublishDialogProps) {
  const { t } = useLingui()
  const { title, slug } = template.details
  const address = `${location.host}/szablony/${slug}`
  return (
    <Dialog
      size="sm"
      title={t`Opublikować „${title}”?`}
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Jeszcze nie</Trans>
          </Button>
          <Button variant="primary" isPending={isPending} onPress={onPublish}>
            <Trans>Opublikuj teraz</Trans>
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <div>
          <Coins size={20} aria-hidden="true" />
          <dt>
            <Trans>Cena uruchomienia</Trans>
          </dt>
          <dd>
            <Price template={template} />
          </dd>
        </div>
        <div>
          <Link2 size={20} aria-hidden="true" />
          <dt>
            <Trans>Adres</Trans>
          </dt>
          <dd>{address}</dd>
        </div>
        <div>
          <Globe size={20} aria-hidden="true" />
          <dt>
            <Trans>Kto zobaczy</Trans>
          </dt>
          <dd>
            <Trans>Wszyscy: szablon pojawi się w galerii i w wyszukiwarkach.</Trans>
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}

/** Computed only while the dialog is open. */
function Price({ template }: { readonly template: Template }) {
  const price = priceRange(template, useEnginePrice())
  return template.pricing.isFree ? (
    <Trans>Bezpłatnie</Trans>
  ) : (
    <PriceRange price={price} displayRange={template.pricing.displayRange} />
  )
}
