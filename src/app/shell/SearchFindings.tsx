import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BookOpenText, LayoutTemplate, Search, Sparkles } from 'lucide-react'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { modelPath } from '#domain/models/modelAddresses.ts'
import { promptTitle } from '#features/generation/words/promptTitle.ts'
import { TYPE_WORDS } from '#features/generation/words/typeWords.ts'
import { Picture } from '#ui/Picture.tsx'
import { Price } from '#ui/Price.tsx'
import { usePaletteAnswer } from '../palette/usePaletteAnswer.ts'
import styles from './SearchFindings.module.css'

export interface SearchFindingsProps {
  readonly text: string
  readonly onChoose: () => void
}

/**
 * The header's results while the visitor types: products, own works, templates, articles, models, corrections of a
 * typing slip, and a link to all results.
 */
export default function SearchFindings({ text, onChoose }: SearchFindingsProps) {
  const { t } = useLingui()
  const { products, meant, works, templates, texts, models } = usePaletteAnswer(text)
  const wanted = text.trim()
  return (
    <div className={styles.findings}>
      <output className="visually-hidden">
        <Plural
          value={products.length + works.length + templates.length + models.length + texts.length}
          one="# podpowiedź"
          few="# podpowiedzi"
          many="# podpowiedzi"
          other="# podpowiedzi"
        />
      </output>
      <ul className={styles.list} aria-label={t`Podpowiedzi`}>
        {meant === null ? null : (
          <li>
            <Link to="/sklep" search={{ q: meant }} className={styles.row} onClick={onChoose}>
              <Search size={18} className={styles.glass} />
              <Trans>Czy chodziło o „{meant}”?</Trans>
            </Link>
          </li>
        )}
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to="/sklep/produkt/$handle"
              params={{ handle: product.handle }}
              className={styles.row}
              onClick={onChoose}
            >
              {product.featuredPicture === null ? null : (
                <Picture picture={product.featuredPicture} sizes="40px" className={styles.picture ?? ''} />
              )}
              <span className={styles.title}>{product.title}</span>
              <Price
                price={product.priceRange.min}
                from={product.priceRange.max.amount > product.priceRange.min.amount}
                isBrief
              />
            </Link>
          </li>
        ))}
        {works.map(({ id, type, prompt }) => {
          const { icon: Icon } = TYPE_WORDS[type]
          return (
            <li key={`work ${id}`}>
              <Link to="/generacje/$id" params={{ id }} className={styles.row} onClick={onChoose}>
                <Icon size={18} className={styles.glass} />
                <span className={styles.title}>{promptTitle(prompt)}</span>
              </Link>
            </li>
          )
        })}
        {templates.map(({ slug, title }) => (
          <li key={`template ${slug}`}>
            <Link to="/szablony/$slug" params={{ slug }} className={styles.row} onClick={onChoose}>
              <LayoutTemplate size={18} className={styles.glass} />
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
        {texts.map((entry) => (
          <li key={contentPath(entry)}>
            <Link to={contentPath(entry)} className={styles.row} onClick={onChoose}>
              <BookOpenText size={18} className={styles.glass} />
              <span className={styles.title}>{entry.title}</span>
            </Link>
          </li>
        ))}
        {models.map((model) => (
          <li key={`model ${model.slug}`}>
            <Link to={modelPath(model)} className={styles.row} onClick={onChoose}>
              <Sparkles size={18} className={styles.glass} />
              <span className={styles.title}>{model.name}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/sklep" search={{ q: wanted }} className={styles.row} onClick={onChoose}>
            <Search size={18} className={styles.glass} />
            <Trans>Szukaj „{wanted}” w sklepie</Trans>
          </Link>
        </li>
      </ul>
    </div>
  )
}
