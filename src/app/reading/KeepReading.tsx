import { useLingui } from '@lingui/react/macro'
import type { Article } from '#domain/content/entry.ts'
import { LazyReadingPacks } from './LazyReadingPacks.tsx'

/** The parts that can be saved at the end of an article: it, its series, everything. */
export function KeepArticle({ article: { kind, slug, title, series } }: { readonly article: Article }) {
  const { t } = useLingui()
  const all = t`Wszystko do czytania`
  const seriesName = series?.name ?? ''
  const packs = [
    { subject: { kind: 'article', content: kind, slug }, title, label: t`Ten tekst` },
    ...(series === null
      ? []
      : [
          {
            subject: { kind: 'series', content: kind, name: series.name },
            title: series.name,
            label: t`Cała seria „${seriesName}”`,
          } as const,
        ]),
    { subject: { kind: 'reading' }, title: all, label: all },
  ] as const
  return <LazyReadingPacks packs={packs} />
}

/** The button at the end of a list that saves all articles. */
export function KeepEverything() {
  const { t } = useLingui()
  const all = t`Wszystko do czytania`
  return <LazyReadingPacks packs={[{ subject: { kind: 'reading' }, title: all, label: all }]} />
}
