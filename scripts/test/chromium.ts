import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

const WHAT_TO_INSTALL =
  'No Chromium was found and none could be installed: install it (for example `apt-get install chromium`), or set CHROMIUM to its path.'

const foldersOnPath = () => (process.env['PATH'] ?? '').split(delimiter)

/** The path of a Chromium or Chrome on this machine: `CHROMIUM`, then the PATH, usual places and Playwright's own. */
export function findChromium(): string | null {
  const onPath = foldersOnPath().flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const candidates = [process.env['CHROMIUM'] ?? '', ...onPath, ...PLACES, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

/** The path of Chromium without its windows, which does a page's work for three quarters of the processor time. */
export function findHeadlessShell(): string | null {
  const onPath = foldersOnPath().map((folder) => join(folder, 'chromium-headless-shell'))
  const candidates = [process.env['HEADLESS_SHELL'] ?? '', ...onPath]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

/**
 * The path of a Chromium, installed when there is none: Playwright's own build first, then the system's
 * package manager. Throws an error of one line saying what to install when neither works.
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  for (const command of installAttempts()) {
    console.log(`No Chromium here: trying ${command.join(' ')}`)
    const installed = attempt(command) ? findChromium() : null
    if (installed) return installed
  }
  throw new Error(WHAT_TO_INSTALL)
}

function attempt([command = '', ...rest]: readonly string[]): boolean {
  try {
    execFileSync(command, rest, { stdio: 'ignore', timeout: 600_000 })
    return true
  } catch {
    return false
  }
}

function installAttempts(): string[][] {
  const attempts = [['npx', 'playwright', 'install', 'chromium']]
  if (process.platform !== 'linux') return attempts
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const packageManagers: [string, string[][]][] = [
    [
      '/usr/bin/apt-get',
      [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium', 'chromium-headless-shell'],
        ['apt-get', 'install', '-y', 'chromium'],
      ],
    ],
    ['/usr/bin/dnf', [['dnf', 'install', '-y', 'chromium']]],
    ['/sbin/apk', [['apk', 'add', 'chromium']]],
    ['/usr/bin/pacman', [['pacman', '-Sy', '--noconfirm', 'chromium']]],
  ]
  const commands = packageManagers.find(([path]) => existsSync(path))?.[1] ?? []
  return [...attempts, ...commands.map((command) => [...asRoot, ...command])]
}
