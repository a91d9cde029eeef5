import { Trans } from '@lingui/react/macro'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type {
  Callout,
  CalloutKind,
  Code,
  PlainTag,
  RichNode,
  RichPicture,
  RichText,
} from '#domain/content/richText.ts'
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
  switch (node.tag) {
    case 'img':
      return <Figure picture={node} />
    case 'code':
      return <code className={styles.code}>{node.text}</code>
    case 'pre':
      return <CodeBlock code={node} />
    case 'a':
      return <ArticleLink href={node.href}>{nodes(node.children)}</ArticleLink>
    case 'ol':
      return <ol start={node.start}>{nodes(node.children)}</ol>
    case 'h2':
    case 'h3':
    case 'h4':
      return (
        <node.tag id={node.id} tabIndex={-1}>
          {nodes(node.children)}
        </node.tag>
      )
    case 'th':
    case 'td':
      return <node.tag data-align={node.align}>{nodes(node.children)}</node.tag>
    case 'callout':
      return <CalloutView callout={node} />
    case 'table':
      return (
        // Wider than a phone: it scrolls by itself, by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.table} tabIndex={0} role="group">
          <table>{nodes(node.children)}</table>
        </div>
      )
    case 'hr':
    case 'br':
      return <node.tag />
    default:
      return <Plain tag={node.tag}>{nodes(node.children)}</Plain>
  }
}

function Plain({
  tag: Tag,
  children,
}: {
  readonly tag: Exclude<PlainTag, 'table' | 'hr' | 'br'>
  readonly children: ReactNode
}) {
  return <Tag>{children}</Tag>
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

function CalloutView({ callout: { kind, children } }: { readonly callout: Callout }) {
  const Icon = CALLOUT_ICONS[kind]
  return (
    <aside className={styles.callout} data-kind={kind}>
      <p className={styles.calloutName}>
        <Icon size={18} aria-hidden="true" />
        <CalloutName kind={kind} />
      </p>
      {nodes(children)}
    </aside>
  )
}

function CalloutName({ kind }: { readonly kind: CalloutKind }) {
  if (kind === 'tip') return <Trans>Wskazówka</Trans>
  return kind === 'warning' ? <Trans>Uwaga</Trans> : <Trans>Warto wiedzieć</Trans>
}
