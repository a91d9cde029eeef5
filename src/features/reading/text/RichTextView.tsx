import { Trans, useLingui } from '@lingui/react/macro'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CalloutKind, Code, RichNode, RichPicture, RichText } from '#domain/content/richText.ts'
import { Picture } from '#ui/Picture.tsx'
import { ArticleLink } from './ArticleLink.tsx'
import { CopyCode } from './CopyCode.tsx'
import styles from './RichTextView.module.css'

const PICTURE_SIZES = '(min-width: 48rem) 42rem, calc(100vw - 2rem)'

/** A text as elements: whatever it holds that isn’t one of its kinds was left out when it was read. */
export function RichTextView({ text }: { readonly text: RichText }) {
  return <div className={styles.text}>{nodes(text)}</div>
}

/** A text never changes in place: what tells its nodes from each other is their order. */
function nodes(text: RichText): ReactNode {
  return text.map((node, at) => <RichNodeView key={at} node={node} />)
}

function RichNodeView({ node }: { readonly node: RichNode }): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return <Figure picture={node} />
  if ('text' in node)
    return node.tag === 'pre' ? <CodeBlock code={node} /> : <code className={styles.code}>{node.text}</code>
  if (node.tag === 'hr' || node.tag === 'br') return <node.tag />
  const children = nodes(node.children)
  if (node.tag === 'a') return <ArticleLink href={node.href}>{children}</ArticleLink>
  if (node.tag === 'ol') return <ol start={node.start}>{children}</ol>
  if (node.tag === 'callout') return <CalloutView kind={node.kind}>{children}</CalloutView>
  if (node.tag === 'table') return <WideTable>{children}</WideTable>
  if (node.tag === 'th' || node.tag === 'td') return <node.tag data-align={node.align}>{children}</node.tag>
  if (node.tag === 'h2' || node.tag === 'h3' || node.tag === 'h4') {
    return (
      <node.tag id={node.id} tabIndex={-1}>
        {children}
      </node.tag>
    )
  }
  return <node.tag>{children}</node.tag>
}

/** Wider than a phone, it scrolls by itself, by keys too. */
function WideTable({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.table} tabIndex={0} aria-label={t`Tabela`}>
      <table>{children}</table>
    </section>
  )
}

function Figure({ picture: { src, width, height, alt, caption } }: { readonly picture: RichPicture }) {
  const isOwn = src.startsWith('/media/') && width > 0 && height > 0
  return (
    <figure className={styles.figure}>
      {isOwn ? (
        <Picture picture={{ url: src, width, height, altText: alt }} sizes={PICTURE_SIZES} />
      ) : (
        <img src={src} alt={alt} loading="lazy" {...(width > 0 && height > 0 && { width, height })} />
      )}
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function CodeBlock({ code: { text, language } }: { readonly code: Code }) {
  return (
    <div className={styles.block}>
      <div className={styles.blockHead}>
        <span>{language}</span>
        <CopyCode text={text} />
      </div>
      {/* Longer lines scroll, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  )
}

const CALLOUT_ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert } as const

function CalloutView({ kind, children }: { readonly kind: CalloutKind; readonly children: ReactNode }) {
  const Icon = CALLOUT_ICONS[kind]
  return (
    <aside className={styles.callout} data-kind={kind}>
      <p className={styles.calloutName}>
        <Icon size={18} aria-hidden="true" />
        <CalloutName kind={kind} />
      </p>
      {children}
    </aside>
  )
}

function CalloutName({ kind }: { readonly kind: CalloutKind }) {
  if (kind === 'tip') return <Trans>Wskazówka</Trans>
  return kind === 'warning' ? <Trans>Uwaga</Trans> : <Trans>Warto wiedzieć</Trans>
}
