/** The engines that people's browsers are made of: of Chrome and Edge, of Firefox, and of Safari and all of iOS. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof ENGINES)[number]

export const FRAMES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

export type Frame = keyof typeof FRAMES

export interface WindowOptions {
  readonly frame: Frame
  /** Whether the browser lets pages keep nothing, as a person may have set it. */
  readonly isStorageBlocked: boolean
}

/** Keys that write nothing. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space' | 'Backspace' | 'ArrowDown' | 'ArrowUp'

export interface ConsoleMessage {
  readonly level: 'error' | 'warning' | 'other'
  readonly text: string
}

/**
 * One window of an engine with a profile of its own, in Polish and in Warsaw's time: what every engine can be told to
 * do, and no more. What a person does is put together from it in `person.ts`.
 */
export interface EngineWindow {
  readonly engine: Engine
  /** Opens an address by a full load; resolves once its document has been read. */
  go(address: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Calls a function in the page. It knows nothing from here but its arguments; these and its result travel as JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Runs the text of a script in the page. */
  run(script: string): Promise<void>
  /** Presses at a point of the window by the engine's own input, as a pointer does. */
  press(x: number, y: number): Promise<void>
  /** Types by keys, into what has the focus. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Gives files of this machine to the page's file field that matches a selector. */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>
  /** What the window shows, as a PNG. */
  screenshot(): Promise<Buffer>
  /** What the console has said since the window was opened. */
  console(): readonly ConsoleMessage[]
  /** Ends every process of the window, and takes its profile away. */
  close(): Promise<void>
}

/** The source of an expression that calls `call` in a page and comes to its result as JSON. */
export function callSource(call: (...args: never) => unknown, args: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${call.toString()})(...${JSON.stringify(args)})))()`
}

/** The JSON that a call's source came to; nothing is null. */
export function jsonOfCall(value: unknown): string {
  return typeof value === 'string' ? value : 'null'
}

/** What WebDriver calls the keys that write nothing. */
export const KEY_CODES: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
}

/** A press at a point as WebDriver's actions, the same in its old protocol and in BiDi. */
export function pressActions(x: number, y: number) {
  return [
    {
      type: 'pointer',
      id: 'pointer',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}

/** Keys one after the other as WebDriver's actions. */
export function keyActions(keys: readonly string[]) {
  return [
    {
      type: 'key',
      id: 'keys',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ]
}
