import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findChromium } from './chromium.ts'

/** The programs that an engine is started by, by their paths. */
export interface EnginePrograms {
  readonly chromium: string
  readonly firefox: string
  readonly webkit: { readonly driver: string; readonly python: string; readonly display: string }
}

export type EngineName = keyof EnginePrograms

export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const satisfies readonly EngineName[]

/** The found parts of an engine: its programs, or one line about the missing part and its installation. */
export type FoundEngine<Name extends EngineName> =
  | { readonly is: 'there'; readonly programs: EnginePrograms[Name] }
  | { readonly is: 'missing'; readonly because: string }

/** The Debian packages of each engine; the last two of WebKit are for films and sound. */
export const DEBIAN_PACKAGES = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: [
    'webkit2gtk-driver',
    'gir1.2-webkit2-4.1',
    'python3-gi',
    'xvfb',
    'gstreamer1.0-libav',
    'gstreamer1.0-plugins-good',
  ],
} as const

const FIREFOX_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** It opens what our window of WebKit is made of. */
const KNOWS_WEBKIT = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'

/** Looks for the engines on this machine; a path in `CHROMIUM` or `FIREFOX` comes first. */
export function findEngines(): { readonly [Name in EngineName]: FoundEngine<Name> } {
  return { chromium: chromiumHere(), firefox: firefoxHere(), webkit: webkitHere() }
}

/** The names of the engines that are there; of each other one it says in one line what to install. */
export function presentEngines(names: readonly EngineName[]): readonly EngineName[] {
  const engines = findEngines()
  return names.filter((name) => {
    const found = engines[name]
    if (found.is === 'missing') console.log(found.because)
    return found.is === 'there'
  })
}

function chromiumHere(): FoundEngine<'chromium'> {
  const path = findChromium()
  return path === null ? missing('chromium', 'no Chromium') : { is: 'there', programs: path }
}

function firefoxHere(): FoundEngine<'firefox'> {
  const named = process.env['FIREFOX']
  const path = [named, onPath('firefox-esr'), onPath('firefox'), ...FIREFOX_PLACES].find(
    (each) => each !== undefined && existsSync(each),
  )
  return path === undefined ? missing('firefox', 'no Firefox') : { is: 'there', programs: path }
}

function webkitHere(): FoundEngine<'webkit'> {
  const driver = onPath('WebKitWebDriver')
  const display = onPath('Xvfb')
  const python = ['/usr/bin/python3', onPath('python3')].find(
    (path) => path !== undefined && existsSync(path) && succeeds(path, '-c', KNOWS_WEBKIT),
  )
  const lacks = [
    ...(driver === undefined ? ['WebKitWebDriver'] : []),
    ...(display === undefined ? ['Xvfb'] : []),
    ...(python === undefined ? ['a Python with WebKit2 4.1'] : []),
  ]
  if (driver === undefined || display === undefined || python === undefined)
    return missing('webkit', `no ${lacks.join(', no ')}`)
  return { is: 'there', programs: { driver, python, display } }
}

function missing(name: EngineName, what: string): { readonly is: 'missing'; readonly because: string } {
  const packages = DEBIAN_PACKAGES[name].join(' ')
  return { is: 'missing', because: `Not tested in ${name}: ${what} (apt-get install ${packages}).` }
}

/** The path of a program that can be called by its name; undefined where there is none. */
export function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

function succeeds(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
