import { Trans, useLingui } from '@lingui/react/macro'
import { Info, Sparkles, TriangleAlert } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import type { CalloutKind, Code, RichNode, RichPicture, RichText } from '#domain/content/richText.ts'
import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import { askedPart } from '#ui/askedPart.ts'
import { Picture } from '#ui/Picture.tsx'
import { ArticleLink } from './ArticleLink.tsx'
import { CopyCode } from './CopyCode.tsx'
import styles from './RichTextView.module.css'

const PICTURE_SIZES = '(min-width: 48rem) 42rem, calc(100vw - 2rem)'

const ArticlePicturesDialog = askedPart(() => import('../pictures/ArticlePicturesDialog.tsx'))

/** Opens a picture of its text; null within a link, which leads elsewhere. */
const OpenPicture = createContext<((picture: RichPicture) => void) | null>(null)

/**
 * A text as elements: nodes of unknown kinds were left out when it was read. Its pictures open as large as the screen
 * allows.
 */
export function RichTextView({ text }: { readonly text: RichText }) {
  const [opened, setOpened] = useState<RichPicture | null>(null)
  const pictures = useMemo(() => text.flatMap(picturesIn), [text])
  return (
    <OpenPicture value={setOpened}>
      <div className={styles.text}>{nodes(text)}</div>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <ArticlePicturesDialog pictures={pictures} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </OpenPicture>
  )
}

/** Those that can be opened. */
function picturesIn(node: RichNode): readonly RichPicture[] {
  if (typeof node === 'string' || node.tag === 'a') return []
  if (node.tag === 'img') return isOwn(node) ? [node] : []
  return 'children' in node ? node.children.flatMap(picturesIn) : []
}

/** One of ours, which comes in every width. */
const isOwn = ({ src, width, height }: RichPicture) => src.startsWith('/media/') && width > 0 && height > 0

/** A text never changes in place: its nodes' order is their key. */
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
  if (node.tag === 'a') {
    return (
      <ArticleLink href={node.href}>
        <OpenPicture value={null}>{children}</OpenPicture>
      </ArticleLink>
    )
  }
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

function Figure({ picture }: { readonly picture: RichPicture }) {
  const { src, width, height, alt, caption } = picture
  return (
    <figure className={styles.figure}>
      {isOwn(picture) ? (
        <OwnPicture picture={picture} />
      ) : (
        <img src={src} alt={alt} loading="lazy" {...(width > 0 && height > 0 && { width, height })} />
      )}
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function OwnPicture({ picture }: { readonly picture: RichPicture }) {
  const { src, width, height, alt } = picture
  const { t } = useLingui()
  const openPicture = use(OpenPicture)
  const shown = <Picture picture={{ url: src, width, height, altText: alt }} sizes={PICTURE_SIZES} />
  if (openPicture === null) return shown

  function open(event: MouseEvent): void {
    // Another tab is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openPicture?.(picture)
  }

  return (
    // Without a script the picture itself opens.
    <a
      href={pictureUrl(src, width)}
      className={styles.open}
      aria-label={alt === '' ? t`Powiększ` : undefined}
      onClick={open}
    >
      {shown}
    </a>
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

const CALLOUT_ICONS = { note: Info, tip: Sparkles, warning: TriangleAlert } as const

function CalloutView({ kind, children }: { readonly kind: CalloutKind; readonly children: ReactNode }) {
  const Icon = CALLOUT_ICONS[kind]
  return (
    <div role="note" className={styles.callout} data-kind={kind}>
      <p className={styles.calloutName}>
        <Icon size={18} aria-hidden="true" />
        <CalloutName kind={kind} />
      </p>
      {children}
    </div>
  )
}

function CalloutName({ kind }: { readonly kind: CalloutKind }) {
  if (kind === 'tip') return <Trans>Wskazówka</Trans>
  return kind === 'warning' ? <Trans>Uwaga</Trans> : <Trans>Warto wiedzieć</Trans>
}
