import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without windows: it takes a third less time, and has no notifications. */
const windowless = 'chromium-headless-shell'
/** Debian's. Another system's may be confined to its own folders. */
const firefox = 'firefox-esr'

/** The path of an installed Chromium, or undefined, which selects Playwright's own. */
const installedChromium = (names = windowed) => process.env.CHROME_PATH || installed(names)
export const installedFirefox = () => installed([firefox])

function installed(names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** The options with which Playwright starts it, also as root and without a network. */
export function chromiumLaunch({ withWindows = true } = {}) {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ]
  return {
    executablePath: installedChromium(withWindows ? windowed : [windowless, ...windowed]),
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
  }
}

/** Debian's package first, since Playwright's download is not available on every machine. */
export function installChromium(): void {
  if (installedChromium()) return
  console.log('Installing Chromium…')
  // Not every distribution has the windowless one.
  if (installPackage('chromium')) installPackage(windowless)
  if (installedChromium()) return
  if (succeeds('playwright', ['install', 'chromium'])) return
  throw new Error('Chromium could not be installed. Install it and set CHROME_PATH to its path.')
}

/** Without it its journeys are skipped. */
export function installFirefox(): void {
  if (installedFirefox()) return
  console.log('Installing Firefox…')
  if (!installPackage(firefox)) console.log(`${firefox} cannot be installed here: its journeys are skipped.`)
}

function installPackage(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`
  return succeeds('sh', ['-c', `${asRoot}apt-get update -qq && ${install}`])
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
