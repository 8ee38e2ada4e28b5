/** Few people change a setting. Without the file only the server validates. */
export const loadRules = () => import('#domain/user').catch(() => undefined)
