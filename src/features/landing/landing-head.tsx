import { Link } from 'react-router'
import { frame, landing } from '#domain/texts'

export function LandingHead() {
  return (
    <div className="mx-auto w-full max-w-4xl px-page pt-3 desk:pt-5">
      <header className="flex flex-wrap items-center justify-between">
        <p className="font-serif text-21 font-medium">Firstlight</p>
        <Link
          to="/auth"
          data-tab="login"
          className="-me-2 inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
        >
          {frame.signIn}
        </Link>
      </header>
      <h1 className="pt-4 text-28 desk:pt-7 desk:text-40">{landing.title}</h1>
    </div>
  )
}
