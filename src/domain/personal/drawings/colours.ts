/** The inks that things are drawn in. */
export const INKS = {
  paper: '#f6efe2',
  white: '#fffaf0',
  night: '#101a3a',
  dusk: '#1b2a5c',
  ice: '#8fa4dc',
  ember: '#e07a3a',
  gold: '#f0b44c',
  flame: '#c24a24',
  rose: '#d9708a',
  blush: '#f1b6bf',
  leaf: '#5d7f5a',
  moss: '#3d5a48',
  ink: '#27304a',
} as const
