/** Resolves when what the page has now is painted. A tab that is not shown paints nothing. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
