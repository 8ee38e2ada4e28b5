/** Bracketed form parameters as a tree: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type FormTree = { [name: string]: string | FormTree }

export function readStripeForm(form: string): FormTree {
  const tree: FormTree = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()!
    let at = tree
    for (const part of path) at = (at[part] ??= {}) as FormTree
    at[last] = value
  }
  return tree
}
