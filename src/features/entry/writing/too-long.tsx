import { Link } from 'react-router'
import { entrySections, type SectionName } from '#domain/entry-sections'
import { Notice } from '~/ui/notice'

/** Takes the place of a reply to guest texts beyond the limits. */
export function TooLong({ sections }: { sections: SectionName[] }) {
  return (
    <Notice tone="danger" title="This is longer than a page can hold">
      {sections.map((name) => (
        <p key={name}>
          {entrySections[name].title} may have {entrySections[name].maxLength.toLocaleString('en-US')} characters.
        </p>
      ))}
      <p>
        Nothing is lost.{' '}
        <Link to="/" className="underline underline-offset-4">
          Shorten it on the front page
        </Link>{' '}
        and it will be answered.
      </p>
    </Notice>
  )
}
