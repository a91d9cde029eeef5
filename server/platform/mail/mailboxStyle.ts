/** The look of the development mailbox: the product's colours, without its build. */
export const MAILBOX_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(oklch(1 0 0), oklch(0.2077 0.0398 265.75));
  --surface: light-dark(oklch(0.984 0.004 265), oklch(0.247 0.0398 265.75));
  --line: light-dark(oklch(0.905 0.012 265), oklch(0.345 0.036 265));
  --text: light-dark(oklch(0.235 0.04 265), oklch(0.968 0.008 260));
  --muted: light-dark(oklch(0.46 0.035 262), oklch(0.785 0.026 260));
  --accent: light-dark(oklch(0.5 0.14 45), oklch(0.8 0.135 60));
  --chosen: light-dark(oklch(0.955 0.035 65), oklch(0.305 0.05 55));
}
* { box-sizing: border-box; margin: 0; }
body {
  padding: 1.5rem 1rem 3rem;
  background: var(--ground);
  color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
header, main { max-width: 72rem; margin-inline: auto; }
header { margin-block-end: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; text-wrap: balance; }
h1 a { color: inherit; text-decoration: none; }
h2 { margin-block: 0.5rem 0.75rem; font-size: 1.25rem; line-height: 1.3; text-wrap: balance; }
h3 { margin-block: 1.5rem 0.5rem; font-size: 1rem; }
header p, .tools, .empty, dl, time, li span { color: var(--muted); }
header p { margin-block-start: 0.25rem; text-wrap: pretty; }
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 0.375rem; }
.tools { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; margin-block-end: 0.5rem; }
.tools a, .back a { display: inline-block; padding-block: 0.375rem; }
ul { padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 1rem; overflow: clip; }
ul:empty, .empty + ul { display: none; }
li + li { border-block-start: 1px solid var(--line); }
li a { display: grid; gap: 0.125rem; padding: 0.75rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover { background: var(--surface); }
li a:focus-visible { outline-offset: -2px; }
li a[aria-current] { background: var(--chosen); }
li span, time { font-size: 0.875rem; }
time { font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; font-size: 0.875rem; overflow-wrap: anywhere; }
dd { color: var(--text); }
iframe { display: block; inline-size: 100%; block-size: 34rem; margin-block-start: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: #f4f5f8; }
pre { padding: 1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (width < 56rem) {
  main.letter nav, main.list article { display: none; }
}
@media (width >= 56rem) {
  main { display: grid; grid-template-columns: 22rem 1fr; gap: 2rem; align-items: start; }
  nav { position: sticky; inset-block-start: 1rem; max-block-size: calc(100dvh - 2rem); overflow-y: auto; }
  .back { display: none; }
  h2 { margin-block-start: 0.25rem; }
  iframe { block-size: 27rem; }
}
`
