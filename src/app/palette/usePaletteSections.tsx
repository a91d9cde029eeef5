import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { BookOpenText, LayoutTemplate, Search, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentPath } from '#domain/content/contentAddresses.ts'
import { modelPath } from '#domain/models/modelAddresses.ts'
import { useSession } from '#services/useSession.ts'
import { Picture } from '#ui/Picture.tsx'
import { usePrices } from '#ui/prices.ts'
import { promptTitle } from '#features/generation/words/promptTitle.ts'
import { TYPE_WORDS } from '#features/generation/words/typeWords.ts'
import { SUGGESTED_WORDS } from '#features/shop/SearchSuggestions.tsx'
import { searchAddress } from '../shell/searchAddress.ts'
import { usePaletteAim } from './paletteState.ts'
import { matchEntries, type PaletteEntry } from './paletteEntries.ts'
import { type PicturedEntry, usePaletteCommands, usePalettePages } from './usePaletteCommands.ts'
import { type PaletteAnswer, usePaletteAnswer } from './usePaletteAnswer.ts'

export interface ShownEntry extends PaletteEntry {
  readonly icon: ReactNode
  /** Stands at the end of the row, for example a price. */
  readonly detail?: string
}

export interface PaletteSection {
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

/** The palette's sections for a text; empty ones are left out. */
export function usePaletteSections(text: string): readonly PaletteSection[] {
  const { t } = useLingui()
  const answer = usePaletteAnswer(text)
  const shop = useShopEntries(text, answer)
  const works = useWorkEntries(text, answer)
  const texts = useTextEntries(answer)
  const templates = useTemplateEntries(answer)
  const models = useModelEntries(answer)
  const suggested = useSuggestedSearches()
  const pages = matchEntries(usePalettePages(), text)
  const commands = matchEntries(usePaletteCommands(), text)
  const isSearch = usePaletteAim() === 'search'
  if (text.trim() === '' && isSearch) {
    return [
      { title: t`Często szukane`, entries: suggested },
      { title: t`Najchętniej kupowane`, entries: shop },
    ].filter((section) => section.entries.length > 0)
  }
  const sections: readonly PaletteSection[] = [
    { title: t`Sklep`, entries: text.trim() === '' ? [] : shop },
    { title: t`Twoje prace`, entries: works },
    { title: t`Szablony`, entries: templates },
    { title: t`Do czytania`, entries: texts },
    { title: t`Modele`, entries: models },
    { title: t`Strony`, entries: pages.map(withIcon) },
    { title: t`Polecenia`, entries: commands.map(withIcon) },
  ]
  return sections.filter((section) => section.entries.length > 0)
}

function withIcon({ Icon, ...entry }: PicturedEntry): ShownEntry {
  return { ...entry, icon: <Icon size={18} /> }
}

function useShopEntries(text: string, { products, meant }: PaletteAnswer): readonly ShownEntry[] {
  const { t } = useLingui()
  const prices = usePrices()
  const router = useRouter()
  const wanted = text.trim()
  const found = products.map((product) => ({
    id: `product ${product.id}`,
    label: product.title,
    detail: prices.text(product.priceRange.min),
    icon: product.featuredPicture ? (
      <Picture picture={product.featuredPicture} sizes="40px" />
    ) : (
      <Search size={18} />
    ),
    run: () => void router.navigate({ to: '/sklep/produkt/$handle', params: { handle: product.handle } }),
  }))
  if (wanted === '') return found
  const searchFor = (words: string) => () => void router.navigate({ href: searchAddress(words) })
  const mended =
    meant === null
      ? []
      : [
          {
            id: 'meant',
            label: t`Czy chodziło o „${meant}”?`,
            icon: <Search size={18} />,
            run: searchFor(meant),
          },
        ]
  const inShop = {
    id: 'search',
    label: t`Szukaj „${wanted}” w sklepie`,
    icon: <Search size={18} />,
    run: searchFor(wanted),
  }
  return [...mended, ...found, inShop]
}

/** The user's own works, and a link to all of them. */
function useWorkEntries(text: string, { works }: PaletteAnswer): readonly ShownEntry[] {
  const { t } = useLingui()
  const router = useRouter()
  const isSignedIn = useSession().status === 'signed-in'
  const wanted = text.trim()
  if (wanted === '') return []
  const found = works.map(({ id, type, prompt }) => {
    const { icon: Icon } = TYPE_WORDS[type]
    return {
      id: `work ${id}`,
      label: promptTitle(prompt),
      icon: <Icon size={18} />,
      run: () => void router.navigate({ to: '/generacje/$id', params: { id } }),
    }
  })
  const inHistory = {
    id: 'history',
    label: t`Szukaj „${wanted}” w historii`,
    icon: <Search size={18} />,
    run: () => void router.navigate({ to: '/historia', search: { q: wanted } }),
  }
  return isSignedIn ? [...found, inHistory] : found
}

/** Articles about it. */
function useTextEntries({ texts }: PaletteAnswer): readonly ShownEntry[] {
  const router = useRouter()
  return texts.map((entry) => ({
    id: `text ${contentPath(entry)}`,
    label: entry.title,
    icon: <BookOpenText size={18} />,
    run: () => void router.navigate({ to: contentPath(entry) }),
  }))
}

/** Templates for it. */
function useTemplateEntries({ templates }: PaletteAnswer): readonly ShownEntry[] {
  const router = useRouter()
  return templates.map(({ slug, title }) => ({
    id: `template ${slug}`,
    label: title,
    icon: <LayoutTemplate size={18} />,
    run: () => void router.navigate({ to: '/szablony/$slug', params: { slug } }),
  }))
}

/** Models that make it, here or elsewhere. */
function useModelEntries({ models }: PaletteAnswer): readonly ShownEntry[] {
  const router = useRouter()
  return models.map((model) => ({
    id: `model ${model.slug}`,
    label: model.name,
    detail: model.maker,
    icon: <Sparkles size={18} />,
    run: () => void router.navigate({ to: modelPath(model) }),
  }))
}

/** Suggested searches. */
function useSuggestedSearches(): readonly ShownEntry[] {
  const { i18n } = useLingui()
  const router = useRouter()
  return SUGGESTED_WORDS.map((message) => i18n._(message)).map((word) => ({
    id: `search ${word}`,
    label: word,
    icon: <Search size={18} />,
    run: () => void router.navigate({ href: searchAddress(word) }),
  }))
}
