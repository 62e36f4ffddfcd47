import type { ContentItem } from '#core/api/content.ts'
import { contentLink } from '#core/api/content-link.ts'
import { ContentBody } from './content-body.tsx'
import { ContentDisclosure } from './content-disclosure.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { HelpfulQuestion } from './helpful-question.tsx'
import { UpdatedAt } from './updated-at.tsx'

export interface FaqEntryProps {
  item: ContentItem
  isOpen: boolean
  isLinked: boolean
  onToggle: () => void
}

/** A question; open, with its answer, whether it helped, and its address. */
export function FaqEntry({ item, isOpen, isLinked, onToggle }: FaqEntryProps) {
  return (
    <ContentDisclosure title={item.title} level={3} isOpen={isOpen} isLinked={isLinked} onToggle={onToggle}>
      <ContentBody id={item.id} headingLevel={4}>
        {({ updatedAt }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
            <HelpfulQuestion question={item.topic ?? item.id} />
            <div className="flex flex-wrap items-center gap-2">
              <UpdatedAt at={updatedAt} />
              <CopyLinkButton to={contentLink(item)} />
            </div>
          </div>
        )}
      </ContentBody>
    </ContentDisclosure>
  )
}
