import type { ReactNode } from 'react'
import type { OptionsOf } from '#domain/generation/options.ts'
import styles from './StyleArt.module.css'

type Style = OptionsOf['image' | 'video']['style']

const TURNS = [0, 72, 144, 216, 288]

interface FlowerProps {
  readonly petal: string
  readonly heart: string
  readonly opacity?: number
  readonly stroke?: string
}

/** The one motif that every style is shown by: five petals around a heart, at the middle of 64 by 64. */
function Flower({ petal, heart, opacity = 1, stroke = 'none' }: FlowerProps) {
  return (
    <>
      {TURNS.map((turn) => (
        <ellipse
          key={turn}
          cx="32"
          cy="17"
          rx="6.5"
          ry="9"
          fill={petal}
          opacity={opacity}
          stroke={stroke}
          strokeWidth="2"
          transform={`rotate(${turn} 32 27)`}
        />
      ))}
      <circle cx="32" cy="27" r="5" fill={heart} stroke={stroke} strokeWidth="2" />
    </>
  )
}

function Stem({ colour, width = 3 }: { readonly colour: string; readonly width?: number }) {
  return (
    <>
      <path d="M32 34V64" stroke={colour} strokeWidth={width} />
      <path
        d="M32 56C22 56 18 50 17 44C26 44 31 48 32 56Z M32 52C42 52 46 46 47 40C38 40 33 44 32 52Z"
        fill={colour}
      />
    </>
  )
}

const paper = (colour: string) => <path d="M0 0H64V64H0Z" fill={colour} />

const PAPER_CUT = (
  <>
    {paper('#0d5963')}
    <path d="M0 44C16 34 26 52 44 42S60 38 64 40V64H0Z" fill="#0a3f4a" />
    <path d="M0 42C16 32 26 50 44 40S60 36 64 38V64H0Z" fill="#1f8a86" />
    <g transform="translate(2 2)" opacity="0.35">
      <Flower petal="#001a20" heart="#001a20" />
    </g>
    <Stem colour="#f0b35a" />
    <Flower petal="#f2e6d0" heart="#e4572e" />
    <path d="M0 57C18 47 34 62 64 51V64H0Z" fill="#f0b35a" />
  </>
)

const ARTS: Record<Style, ReactNode> = {
  natural: (
    <>
      {paper('#cfe3ea')}
      <circle cx="50" cy="12" r="14" fill="#fff6dc" opacity="0.8" />
      <path d="M0 46C18 38 40 44 64 36V64H0Z" fill="#8fae7c" />
      <path d="M0 54C22 46 44 54 64 48V64H0Z" fill="#6d9461" />
      <Stem colour="#4b7a48" width={2.5} />
      <Flower petal="#ea9a86" heart="#f4cf6d" />
      <Flower petal="#fbd5c8" heart="#e0a93a" opacity={0.35} />
    </>
  ),
  vivid: (
    <>
      {paper('#ff5d2e')}
      {TURNS.map((turn) => (
        <path key={turn} d="M32 27L14 -40H50Z" fill="#ffc91f" transform={`rotate(${turn} 32 27)`} />
      ))}
      <Stem colour="#0b7a3b" width={4} />
      <Flower petal="#e5006d" heart="#fff200" />
    </>
  ),
  watercolour: (
    <>
      {paper('#fbf5ea')}
      <ellipse cx="22" cy="20" rx="22" ry="16" fill="#7fb2d6" opacity="0.3" />
      <ellipse cx="46" cy="40" rx="20" ry="15" fill="#a4cfa0" opacity="0.35" />
      <g opacity="0.55">
        <Stem colour="#5f9a6d" width={2} />
      </g>
      <Flower petal="#d9688f" heart="#e9b44c" opacity={0.45} />
      <g transform="rotate(30 32 27)">
        <Flower petal="#b45fa8" heart="#e9b44c" opacity={0.25} />
      </g>
    </>
  ),
  'paper-cut': PAPER_CUT,
  linocut: (
    <>
      {paper('#f1e8d6')}
      <path d="M4 4H60V60H4Z" fill="#1c1a1a" />
      <path
        d="M8 14H18M8 20H15M8 26H13M46 14H56M49 20H56M51 26H56M8 56L20 44M14 58L26 46M56 56L44 44M50 58L38 46"
        stroke="#f1e8d6"
        strokeWidth="1.6"
      />
      <Stem colour="#f1e8d6" width={2} />
      <Flower petal="#f1e8d6" heart="#c8321f" stroke="#1c1a1a" />
    </>
  ),
  poster: (
    <>
      {paper('#f3d9a4')}
      <circle cx="32" cy="27" r="22" fill="#e6502f" />
      <path d="M0 50H64V64H0Z" fill="#17324d" />
      <path d="M30 30H34V50H30Z M34 50A12 12 0 0 1 46 38V50Z M30 50A12 12 0 0 0 18 38V50Z" fill="#17324d" />
      <path d="M20 14A12 12 0 0 0 44 14L38 20L32 12L26 20Z" fill="#17324d" />
    </>
  ),
  pattern: (
    <>
      {paper('#123c34')}
      {[
        [-8, -10],
        [24, -10],
        [8, 14],
        [-24, 14],
        [40, 14],
        [-8, 38],
        [24, 38],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.75)`}>
          <Flower petal="#f0b9a8" heart="#f7e3a1" />
        </g>
      ))}
      <path
        d="M30 8L34 12M34 8L30 12M14 32L18 36M18 32L14 36M46 32L50 36M50 32L46 36M30 56L34 60M34 56L30 60"
        stroke="#7fb38a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  typographic: (
    <>
      {paper('#1d2440')}
      <text x="32" y="40" textAnchor="middle" className={styles.letters} fill="#f6d9a8">
        Ąę
      </text>
      <path
        d="M10 50C20 44 26 56 34 50S48 46 54 50"
        fill="none"
        stroke="#e8774a"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  realistic: (
    <>
      {paper('#f2a65a')}
      <path d="M0 24H64V40H0Z" fill="#e2795b" />
      <circle cx="32" cy="34" r="12" fill="#ffe3a8" />
      <path d="M0 36L14 26L26 36L40 22L64 38V42H0Z" fill="#56395c" />
      <path d="M0 40H64V64H0Z" fill="#33406b" />
      <path
        d="M22 46H42M18 51H38M26 56H46"
        stroke="#ffcf8f"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.8"
      />
    </>
  ),
  animated: (
    <>
      {paper('#8fd6f2')}
      <path d="M0 48C20 40 44 56 64 46V64H0Z" fill="#7ac74f" stroke="#1d2b3a" strokeWidth="2.5" />
      <Stem colour="#2f7d32" width={4} />
      <Flower petal="#ffd23f" heart="#ff8552" stroke="#1d2b3a" />
      <circle cx="30" cy="26" r="1" fill="#1d2b3a" />
      <circle cx="34.5" cy="26" r="1" fill="#1d2b3a" />
    </>
  ),
  abstract: (
    <>
      {paper('#241b45')}
      <path d="M0 40C14 22 26 56 40 34S58 20 64 28V64H0Z" fill="#6c4bd1" opacity="0.8" />
      <path d="M0 50C16 34 28 62 44 44S58 34 64 38V64H0Z" fill="#19b5c9" opacity="0.75" />
      <circle cx="44" cy="18" r="9" fill="#ff8f4f" />
      <circle cx="18" cy="22" r="4" fill="#ffd9a0" />
    </>
  ),
}

const KNOWN: Readonly<Record<string, ReactNode>> = ARTS

/** A style by a small drawing in it: the same motif in each, so that they can be compared. */
export function StyleArt({ style }: { readonly style: string }) {
  return (
    <svg viewBox="0 0 64 64" className={styles.art} aria-hidden="true">
      {KNOWN[style]}
    </svg>
  )
}
