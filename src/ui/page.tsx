import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { backLink, Header } from '~/drawings/page'

export { Page, widths, type Width } from '~/drawings/page'

type PageHeaderProps = Omit<ComponentProps<typeof Header>, 'back'> & { back?: { to: string; label: string } }

export function PageHeader({ back, ...header }: PageHeaderProps) {
  return <Header {...header} back={back && <BackLink to={back.to}>{back.label}</BackLink>} />
}

type BackLinkProps = { to: string; reloadDocument?: boolean; children: ReactNode }

export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <Link viewTransition {...link} className={backLink}>
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      {children}
    </Link>
  )
}
