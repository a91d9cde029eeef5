import { execFileSync } from 'node:child_process'
import { DEBIAN_PACKAGES, findEngines, onPath } from './engines.ts'

/*
 * Installs the missing parts of Firefox and WebKit, where that needs no permission. It never fails: a machine without
 * them gets one line about it, and tests in the engines that it has.
 */

const engines = findEngines()
const packages = (['firefox', 'webkit'] as const).flatMap((name) =>
  engines[name].is === 'missing' ? DEBIAN_PACKAGES[name] : [],
)
if (packages.length > 0) console.log(install())

function install(): string {
  const apt = onPath('apt-get')
  const wanted = `Firefox and WebKit for the tests (${packages.join(' ')})`
  if (apt === undefined || process.getuid?.() !== 0) return `${wanted} can't be installed from here.`
  const run = (...args: readonly string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(apt, args, { stdio: 'ignore', timeout: 1_200_000, env })
  }
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', ...packages)
    return `${wanted} are installed.`
  } catch (error) {
    const [why = ''] = String(error).split('\n')
    return `${wanted} could not be installed: ${why}`
  }
}
