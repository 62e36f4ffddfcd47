import type { ControlRecord } from '../../contract/control-operation.ts'
import { hrefOf, useRoute } from '../route.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Moment } from '../ui/figures.tsx'
import { useLive } from '../use-live.ts'

type Mail = ControlRecord<'Mail'>

const Message = ({ mail: { to, subject, code, text, at }, isShort }: { mail: Mail; isShort: boolean }) => (
  <li>
    <p class="about">
      <bdi class="strong">{subject}</bdi>
      <bdi>{to}</bdi>
      <span class="hint">
        <Moment at={at} />
      </span>
    </p>
    {!isShort && (
      <p class="mail-text" dir="auto">
        {text}
      </p>
    )}
    {code !== undefined && (
      <p class="code">
        <span class="digits">{code}</span>
        <CopyButton text={code} name={`code ${code} sent to ${to}`} />
      </p>
    )}
  </li>
)

/** What the product would send by email. `most` is how many are shown before a link leads to the others. */
export const MailboxCard = ({ most }: { most?: number }) => {
  const { query } = useRoute()
  const email = most === undefined ? (query.email ?? '').trim() : ''
  const live = useLive('getMailbox', { query: email === '' ? {} : { email } })
  const messages = live.data?.messages ?? []
  return (
    <Card
      title="Mailbox"
      isTitleHidden={most === undefined}
      aside={
        most === undefined ? (
          <AddressField name="email" label="To" placeholder="any address" isSearch />
        ) : (
          <a href={hrefOf('mailbox')}>All {messages.length}</a>
        )
      }
    >
      {most === undefined && (
        <p class="hint pad">
          Nothing leaves this machine: what the product would send by email is shown here, the latest first.
        </p>
      )}
      <Shown
        live={live}
        name="Mailbox"
        isEmpty={() => messages.length === 0}
        empty={
          <Empty title="No messages">
            {email === ''
              ? 'Ask for a code in the app and it appears here.'
              : `Nothing was sent to ${email}.`}
          </Empty>
        }
      >
        {() => (
          <ol class="items" aria-label="Messages">
            {messages.slice(0, most).map((mail) => (
              <Message
                key={`${mail.at} ${mail.to} ${mail.subject} ${mail.code ?? ''}`}
                mail={mail}
                isShort={most !== undefined}
              />
            ))}
          </ol>
        )}
      </Shown>
    </Card>
  )
}

export const MailboxRoom = () => <MailboxCard />
