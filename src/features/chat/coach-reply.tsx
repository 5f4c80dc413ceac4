import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLanguage } from '@tasuki/domain/language';
import { useMeasureLocale } from '../../platform/locale.ts';
import { AI_COACH_ICON } from '../../ui/author-icons.ts';
import { MessageAuthor } from '../../ui/message-author.tsx';
import { messageElementId } from './message-actions/quoted-message.tsx';
import { FlaggedWords } from './moderation/flagged-words.tsx';
import { SafetyWords } from './moderation/safety-words.tsx';
import { QuotedActivityLink } from './quoted-activity-link.tsx';
import { SafeMarkdown, type OpenFigure } from './safe-markdown.tsx';
import type { ShownReply } from './shown-reply.ts';
import { TimeOf } from './time-of.tsx';

interface CoachReplyViewProps {
  reply: ShownReply;
  openFigureKey: string | null;
  onShowFigure: (figure: OpenFigure | null) => void;
  /** The menu of its actions. */
  menu?: ReactNode;
  /** Its proposal for the reader's plan. */
  planCard?: ReactNode;
  /** People's corrections of it. */
  corrections?: ReactNode;
  /** The answerer, and what can be done about the answer. */
  foot: ReactNode;
}

/** The coach's words, whose figures can be pressed for their proof. */
export function CoachReplyView(props: CoachReplyViewProps) {
  const { reply, menu, planCard, corrections, foot } = props;
  const { t } = useTranslation();
  const { document } = reply;
  return (
    <Box component="article" id={messageElementId(reply.id)} tabIndex={-1}>
      <MessageAuthor icon={AI_COACH_ICON} name={t('common:author.coach')}>
        {document && <TimeOf moment={document.createdAt} />}
        {menu}
      </MessageAuthor>
      {document?.activity && <QuotedActivityLink activity={document.activity} />}
      {document?.isFlagged ? (
        <FlaggedWords>
          <ReplyWords {...props} />
        </FlaggedWords>
      ) : (
        <ReplyWords {...props} />
      )}
      {planCard && <Box sx={{ mt: 2 }}>{planCard}</Box>}
      {corrections}
      {foot}
    </Box>
  );
}

function ReplyWords({ reply, openFigureKey, onShowFigure }: CoachReplyViewProps) {
  const locale = useMeasureLocale();
  // Units in the language of the words they stand in.
  const language = reply.language ?? locale.language;
  const wordsLocale = useMemo(() => ({ language, units: locale.units }), [language, locale.units]);
  const words = (
    <Box lang={htmlLanguage(language)} sx={{ maxWidth: 'var(--tasuki-line-length)' }}>
      <SafeMarkdown
        text={reply.text}
        facts={reply.facts}
        locale={wordsLocale}
        figureKey={reply.id}
        openFigureKey={openFigureKey}
        onShowFigure={onShowFigure}
      />
    </Box>
  );
  if (!reply.document?.isSafetyFirst) return words;
  return <SafetyWords needsCare={reply.document.needsCare === true}>{words}</SafetyWords>;
}
