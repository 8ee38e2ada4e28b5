/** The badge of the installed app says that the page of today is not written. Few browsers have one. */
export function clearBadge(): void {
  void navigator.clearAppBadge?.().catch(() => {})
}
