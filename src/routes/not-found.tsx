import { ButtonLink } from '~/ui/button'

export const meta = () => [{ title: 'Page Not Found · Firstlight' }, { name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col items-start gap-4 px-5 py-16">
      <h1 className="text-40">Page Not Found</h1>
      <p>This page was never written, or it has moved. What you wrote is safe where it is.</p>
      <ButtonLink to="/" look="primary">
        Back to today
      </ButtonLink>
    </div>
  )
}
