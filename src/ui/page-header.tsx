import { ArrowLeft } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '~/drawings/icon'
import { backLink, Header } from '~/drawings/page'

type PageHeaderProps = Omit<ComponentProps<typeof Header>, 'back'> & { back?: { to: string; label: string } }

export function PageHeader({ back, ...header }: PageHeaderProps) {
  return <Header {...header} back={back && <BackLink to={back.to}>{back.label}</BackLink>} />
}

type BackLinkProps = { to: string; reloadDocument?: boolean; children: ReactNode }

export function BackLink({ children, ...link }: BackLinkProps) {
  return (
    <Link viewTransition {...link} className={backLink}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
