import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CountedVariant } from '#domain/administration/stock.ts'
import { shownVariantTitle } from '#domain/catalogue/variantTitle.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/Rows.module.css'
import { TextLink } from '#ui/TextLink.tsx'
import { StockDialog } from './StockDialog.tsx'

/** A form of a product, how many pieces there are of it, and how many people wait. */
export function StockRow({ variant }: { readonly variant: CountedVariant }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { handle, title, variantTitle, pieces, waiting } = variant
  const form = shownVariantTitle(variantTitle)
  const name = form === '' ? title : `${title}, ${form}`
  return (
    <li className={rows.plain}>
      <div className={rows.words}>
        <strong>
          <TextLink to="/sklep/produkt/$handle" params={{ handle }}>
            {name}
          </TextLink>
        </strong>
        <span className={rows.muted}>
          {pieces === 0
            ? t`wyprzedane`
            : t`${plural(pieces, { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' })}`}{' '}
          {waiting === 0 ? null : (
            <Badge tone="accent">
              {t`${plural(waiting, { one: 'czeka # osoba', few: 'czekają # osoby', many: 'czeka # osób', other: 'czeka # osoby' })}`}
            </Badge>
          )}
        </span>
      </div>
      <Button size="small" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <Trans>Zmień stan</Trans>
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isOpen ? <StockDialog variant={variant} name={name} onClose={() => setOpen(false)} /> : null}
    </li>
  )
}
