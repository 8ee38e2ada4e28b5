import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without windows: it takes a third less time, and has no notifications. */
const windowless = 'chromium-headless-shell'

/** The path of an installed Chromium, or undefined, which selects Playwright's own. */
export function installedChromium(names = windowed): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
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
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends`
  // Not every distribution has the windowless one.
  const packages = `${asRoot}apt-get update -qq && ${install} chromium && (${install} ${windowless} || true)`
  if (existsSync('/usr/bin/apt-get') && succeeds('sh', ['-c', packages]) && installedChromium()) return
  if (succeeds('playwright', ['install', 'chromium'])) return
  throw new Error('Chromium could not be installed. Install it and set CHROME_PATH to its path.')
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}
