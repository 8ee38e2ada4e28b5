/** What the built pages have, and no script. */
export const prerendered = {
  needsScripts:
    'To write and to sign in, Firstlight needs JavaScript. Please allow it for this site in the settings of your browser, and load the page again.',
}
