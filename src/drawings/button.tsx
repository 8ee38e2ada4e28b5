import type { ComponentProps } from 'react'

export type Look = 'primary' | 'quiet' | 'plain' | 'premium' | 'danger'

const looks: Record<Look, string> = {
  primary:
    'bg-action text-on-action border-action hover:bg-[color-mix(in_srgb,var(--color-action)_88%,var(--color-ink))]',
  quiet: 'bg-card text-ink border-control hover:border-ink',
  plain: 'border-transparent text-ink hover:underline underline-offset-4',
  premium:
    'bg-premium text-on-premium border-premium hover:bg-[color-mix(in_srgb,var(--color-premium)_88%,var(--color-ink))]',
  danger:
    'bg-danger text-on-danger border-danger hover:bg-[color-mix(in_srgb,var(--color-danger)_88%,var(--color-ink))]',
}

export function classesOfButton(look: Look, wide: boolean | undefined, more: string | undefined) {
  return [
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border px-5 py-2 text-17 font-medium',
    'transition-colors disabled:cursor-not-allowed disabled:opacity-50',
    wide ? 'w-full wrap-anywhere' : '',
    looks[look],
    more ?? '',
  ].join(' ')
}

export type ButtonLook = { look?: Look; wide?: boolean }

export function Button({
  look = 'quiet',
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  // A person may press the button of a form again, so a toast leaves it free (toast-place.ts).
  const keptFree = type === 'submit' ? { 'data-no-toast-over': '' } : undefined
  return <button type={type} className={classesOfButton(look, wide, className)} {...keptFree} {...rest} />
}
