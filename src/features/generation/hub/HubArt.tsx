import type { ReactNode } from 'react'
import type { GeneratorKind } from '../make/generatorKind.ts'
import styles from './HubArt.module.css'

const BARS = [10, 22, 36, 52, 40, 64, 48, 30, 56, 70, 44, 26, 38, 58, 34, 18, 28, 14]

const ART: Record<GeneratorKind, ReactNode> = {
  image: (
    <>
      <path d="M0 0H320V140H0Z" fill="#2b3f6b" />
      <circle cx="196" cy="48" r="34" fill="#f4b266" />
      <path d="M0 96C40 70 84 104 128 84S220 62 320 92V140H0Z" fill="#3d6b76" />
      <path d="M0 118C52 94 106 126 164 108S264 100 320 116V140H0Z" fill="#1f4752" />
      <g transform="translate(58 0)">
        <path d="M84 140V92" stroke="#f2dfc0" strokeWidth="3" />
        <path
          d="M84 120C70 120 64 112 62 104C75 104 82 110 84 120ZM84 114C98 114 104 106 106 98C93 98 86 104 84 114Z"
          fill="#f2dfc0"
        />
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse
            key={turn}
            cx="84"
            cy="68"
            rx="9"
            ry="13"
            fill="#ef7d57"
            transform={`rotate(${turn} 84 82)`}
          />
        ))}
        <circle cx="84" cy="82" r="7" fill="#ffd98a" />
      </g>
    </>
  ),
  video: (
    <>
      <path d="M0 0H320V140H0Z" fill="#1d2145" />
      <path d="M0 104H320V140H0Z" fill="#131735" />
      <path d="M0 104L44 74L80 98L128 58L176 102L214 80L262 104Z" fill="#2a3163" />
      {[
        [64, 60, 1],
        [150, 40, 1.3],
        [200, 68, 0.8],
        [262, 36, 0.9],
      ].map(([x = 0, y = 0, size = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle r="20" fill="#ff9d5c" opacity="0.22" />
          <path d="M-8 -11H8L10 8Q0 14 -10 8Z" fill="#ffb46b" />
          <path d="M-4 -8H4L5 6Q0 9 -5 6Z" fill="#ffe3b0" />
        </g>
      ))}
      <path
        d="M52 118H76M126 124H154M204 118H226"
        stroke="#ffb46b"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
    </>
  ),
  audio: (
    <>
      <path d="M0 0H320V140H0Z" fill="#3a2350" />
      <circle cx="160" cy="70" r="92" fill="#4d2f66" />
      <circle cx="160" cy="70" r="58" fill="#633c7c" />
      {BARS.map((height, place) => (
        <rect
          key={`${place * 16}`}
          x={20 + place * 16}
          y={70 - height / 2}
          width="7"
          height={height}
          rx="3.5"
          fill={place % 3 === 0 ? '#ffb56b' : '#f6dcc0'}
        />
      ))}
    </>
  ),
}

/** A generator's kind of result, as a small drawing. */
export function HubArt({ kind }: { readonly kind: GeneratorKind }) {
  return (
    <svg viewBox="0 0 320 140" preserveAspectRatio="xMidYMid slice" className={styles.art} aria-hidden="true">
      {ART[kind]}
    </svg>
  )
}
