import { object, type AnyObject, type ObjectSchema } from 'yup';
import { CHOOSABLE_ANSWERERS } from '@tasuki/domain/chat/chosen-model';
import {
  messageDeletionDocumentSchema,
  messageEditDocumentSchema,
  participantMessageDocumentSchema,
  stopRequestDocumentSchema,
} from '@tasuki/domain/chat/message-documents';
import { inboxMarksDocumentSchema } from '@tasuki/domain/chat/inbox-marks-document';
import {
  feedbackChoiceDocumentSchema,
  messageFeedbackDocumentSchema,
  productFeedbackDocumentSchema,
} from '@tasuki/domain/feedback/feedback-documents';
import { FEEDBACK_REASONS } from '@tasuki/domain/feedback/feedback';
import { topicTitleDocumentSchema } from '@tasuki/domain/chat/topic-document';
import { activityOwnerDocumentSchema } from '@tasuki/domain/activities/activity-owner-document';
import { RECORD_DISTANCES } from '@tasuki/domain/athletes/athlete-profile';
import {
  athleteProfileDocumentSchema,
  athleteTargetDocumentSchema,
} from '@tasuki/domain/athletes/athlete-profile-documents';
import { coachApplicationDocumentSchema } from '@tasuki/domain/coaches/coach-application';
import {
  coachLinkDocumentSchema,
  coachProfileDocumentSchema,
} from '@tasuki/domain/coaches/coach-documents';
import { memoryWordsDocumentSchema } from '@tasuki/domain/memories/memory-document';
import { OPTIONAL_MAIL_KINDS } from '@tasuki/domain/mail/mail';
import { draftSettingsDocumentSchema } from '@tasuki/domain/chat/drafts/coach-draft-document';
import { pushPreferencesDocumentSchema } from '@tasuki/domain/push/push-preferences-schema';
import { mailPreferencesDocumentSchema } from '@tasuki/domain/mail/mail-preferences';
import { profilePhotoDocumentSchema } from '@tasuki/domain/accounts/profile-photo';
import { planCalendarLinkSchema } from '@tasuki/domain/plans/export/plan-calendar-link-document';
import { coachProposalSchema } from '@tasuki/domain/plans/coached/coach-proposal-document';
import { NEW_PLAN_ANSWERS } from '@tasuki/domain/plans/coached/new-plan';
import { newPlanAnswerSchema, newPlanSchema } from '@tasuki/domain/plans/coached/new-plan-document';
import { PLANNED_HEALTH } from '@tasuki/domain/plans/plan-record';
import { planRecordSchema } from '@tasuki/domain/plans/plan-record-document';
import { PLAN_GOAL_KINDS } from '@tasuki/domain/plans/training-plan';
import { quickResponseDocumentSchema } from '@tasuki/domain/quick-responses/quick-response-document';
import { TERMS_VERSIONS } from '@tasuki/domain/accounts/terms-versions';
import { userAccountDocumentSchema } from '@tasuki/domain/accounts/user-account-document';
import {
  ACCOUNT,
  ATHLETE,
  COACH_PROFILE,
  emailOf,
  NEW_PLAN,
  PLAN,
  PLAN_PROPOSAL,
  QUICK_RESPONSE,
  TARGET,
} from './access-fixture.ts';
import { messageBy } from './conversation-fixture.ts';
import type { Fields, FieldValue } from './firestore-requests.ts';
import {
  FOREIGN_CODES,
  LARGEST_PHOTO,
  OTHER_REFERRAL_CODE,
  PHOTO,
  REFERRAL_CODE,
  TOO_LARGE_PHOTO,
} from './person-fixture.ts';

/** A field that only the server's own time may fill. */
export type ServerTime =
  | 'createdAt'
  | 'updatedAt'
  | 'editedAt'
  | 'deletedAt'
  | 'clearedAt'
  | 'confirmedAt'
  | 'answeredAt';

/** The fields that may be written into a document, besides the server's times. */
export interface DocumentShape {
  schema: ObjectSchema<AnyObject>;
  good: Fields;
  /** Carries createdAt and updatedAt, or one time alone, set by the server. */
  times: 'both' | ServerTime | 'none';
  /** Values of single fields that are worth trying because of their patterns. */
  samples?: Readonly<Record<string, readonly FieldValue[]>>;
  /** Further requirements that the schema cannot express. */
  isAlsoRequired?: (fields: Readonly<Record<string, unknown>>) => boolean;
}

/**
 * @param email null = the sign-in has none
 * @param referredBy what is stored of it and must stay; undefined = there is no account yet
 */
export function accountShape(email: string | null, referredBy?: string | null): DocumentShape {
  return {
    schema: userAccountDocumentSchema,
    good: {
      ...ACCOUNT,
      email,
      referredBy: referredBy === undefined ? OTHER_REFERRAL_CODE : referredBy,
    },
    times: 'both',
    isAlsoRequired: (fields) =>
      fields['email'] === email &&
      (referredBy === undefined || (fields['referredBy'] ?? null) === referredBy),
    samples: {
      email: [emailOf('other'), ...(email === null ? [] : [email.toUpperCase(), `${email} `])],
      contactEmail: [
        'hanako@example.jp',
        'hanako.sato+run@mail.example.co.jp',
        'hanako',
        'hanako@',
        '@example.jp',
        'hanako@example',
        'ha nako@example.jp',
        'hanako@exam ple.jp',
        'hanako@example..jp',
        'hanako@@example.jp',
        'hanako@example.jp\n',
        `${'a'.repeat(243)}@example.jp`,
        `${'a'.repeat(244)}@example.jp`,
      ],
      phoneNumber: [
        '+8190123',
        '+819012',
        '+819012345678901',
        '+8190123456789012',
        '+081234567890',
        '819012345678',
        '+81 90 1234 5678',
        '+81-9012345678',
        'x+819012345678',
        '+819012345678x',
        '+819012345678\n',
        '＋８１９０１２３４５６７８',
      ],
      country: ['VN', 'jp', 'JPN', 'J', 'J1', 'JP ', '日本', 'xJP'],
      language: ['en', 'zh', 'zh-tw', 'vi', 'fr', 'JA', 'zh-TW', 'ja '],
      timeZone: [
        'UTC',
        'Etc/GMT+9',
        'America/Argentina/Buenos_Aires',
        'Asia/Ho_Chi_Minh',
        'Asia/Tokyo<script>',
        'Asia Tokyo',
        '東京',
      ],
      units: ['imperial', 'Metric', 'nautical'],
      temperatureUnit: ['celsius', 'fahrenheit', 'kelvin', 'Celsius', 'rankine', null],
      isWeatherOn: [true, false, null, 'true'],
      // `oneOf` in the schema is the registry's; so all of it must be in the rules' list.
      defaultModel: [
        ...CHOOSABLE_ANSWERERS,
        'gpt-4o-mini-tts',
        'gpt-7',
        'GPT-4',
        'gpt-4 ',
        'embedded',
      ],
      referredBy: [REFERRAL_CODE, ...FOREIGN_CODES, `${REFERRAL_CODE}\n`],
      acceptedTermsVersion: [
        ...TERMS_VERSIONS,
        '2026-11-23',
        '9999-12-31',
        '2026-11-2',
        '2026-11-21 ',
      ],
    },
  };
}

export const ATHLETE_SHAPE: DocumentShape = {
  schema: athleteProfileDocumentSchema,
  good: ATHLETE,
  times: 'both',
  samples: {
    sex: ['male', 'Female', 'other'],
    availableWeekdays: [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7, 7],
      [0],
      [8],
      [1.5],
      ['1'],
      [null],
      [{ day: 1 }],
      [1, { day: 2 }],
      { 0: 1 },
    ],
  },
};

export const TARGET_SHAPE: DocumentShape = {
  schema: athleteTargetDocumentSchema,
  good: TARGET,
  times: 'both',
  samples: {
    distance: [...RECORD_DISTANCES, 'Marathon', 'tenMiles', 'marathon '],
    date: [
      'x2027-02-07',
      '2027-02-07x',
      '1999-12-31',
      '2027-2-7',
      '2027-02-07T00:00',
      '2027/02/07',
      '2027-22-07',
      '2027-02-47',
    ],
  },
};

/** A text as long as the sessions of a plan may be. */
const LONGEST_PLAN = `${'base;'.repeat(11_999)}base\n`;

export const PLAN_SHAPE: DocumentShape = {
  schema: planRecordSchema,
  good: PLAN,
  times: 'both',
  // If no plan is stored, the new one is based on none.
  isAlsoRequired: ({ basedOn }) => basedOn === '',
  samples: {
    revision: ['11111111', '1111111', '1111111G', '1'.repeat(36), '1'.repeat(37), ''],
    basedOn: ['11111111', '1111111'],
    goalKind: [...PLAN_GOAL_KINDS, 'Race', 'walk'],
    goalDay: ['2027-2-7', '2027-22-07', 'x2027-02-07'],
    madeOn: ['2027-2-7', '2027-22-07', 'x2027-02-07'],
    health: [...PLANNED_HEALTH, 'ill', 'pregnant'],
    sessions: [
      'base\n',
      'base',
      'Base\n',
      '\n',
      'base\n\n',
      'base;\t\n',
      LONGEST_PLAN,
      `b${LONGEST_PLAN}`,
    ],
    details: [
      'hot\n',
      'hot',
      'Hot\n',
      '\n',
      'hot\n\n',
      'change a\t1=b\n',
      LONGEST_PLAN,
      `b${LONGEST_PLAN}`,
    ],
  },
};

/** A coach's proposed change of a plan. */
export const PLAN_PROPOSAL_SHAPE: DocumentShape = {
  schema: coachProposalSchema,
  good: PLAN_PROPOSAL,
  times: 'updatedAt',
  samples: {
    id: ['0123456789abcdef012', '0123456789abcdef01234', '0123456789ABCDEF0123'],
    planKey: ['0123456789abcde', '0123456789abcdef0', ''],
    planMadeOn: ['2027-2-7', '2027-22-07', 'x2027-02-07'],
    weeks: ['', '0 base\n', '0 base', '000 base\n', 'base\n', '0 Base\n', '0 base\n\n', '0\n'],
    note: [''],
  },
};

/** A whole plan that a coach wrote for a runner. */
export const NEW_PLAN_SHAPE: DocumentShape = {
  schema: newPlanSchema,
  good: NEW_PLAN,
  times: 'updatedAt',
  samples: {
    id: ['0123456789abcdef012', '0123456789abcdef01234', '0123456789ABCDEF0123'],
    plan: ['', 'p'.repeat(130_000), 'p'.repeat(130_001)],
    note: [''],
  },
};

/** The runner's answer to it. */
export const NEW_PLAN_ANSWER_SHAPE: DocumentShape = {
  schema: newPlanAnswerSchema,
  good: { answer: 'accepted' },
  times: 'answeredAt',
  samples: { answer: [...NEW_PLAN_ANSWERS, 'Refused', ''] },
};

/** Whether drafts are written for a coach. */
export const DRAFT_SETTINGS_SHAPE: DocumentShape = {
  schema: draftSettingsDocumentSchema,
  good: { isOn: true },
  times: 'updatedAt',
  samples: { isOn: [false, 'true', 1] },
};

/** A person's choices on notifications. */
export const PUSH_PREFERENCES_SHAPE: DocumentShape = {
  schema: pushPreferencesDocumentSchema,
  good: {
    offKinds: ['trial-ending'],
    isContentShown: false,
    quietFromMinutes: 1290,
    quietUntilMinutes: 420,
  },
  times: 'updatedAt',
  samples: {
    offKinds: [[], ['everything'], ['trial-ending', 5], Array<string>(6).fill('trial-ending')],
    isContentShown: [true, 'true', 1],
    quietFromMinutes: [0, 1439, 1440, -1, 0.5, '21:30'],
    quietUntilMinutes: [0, 1439, 1440, -1, 0.5, '07:00'],
  },
};

/** Which mails a person does not want. */
export const MAIL_PREFERENCES_SHAPE: DocumentShape = {
  schema: mailPreferencesDocumentSchema,
  good: { offKinds: ['unread-messages'] },
  times: 'updatedAt',
  samples: {
    offKinds: [
      [],
      [...OPTIONAL_MAIL_KINDS],
      ['everything'],
      ['unread-messages', 5],
      Array<string>(OPTIONAL_MAIL_KINDS.length + 1).fill('unread-messages'),
    ],
  },
};

/** Other words for a note. */
export const MEMORY_WORDS_SHAPE: DocumentShape = {
  schema: memoryWordsDocumentSchema,
  good: { text: '左のふくらはぎ、坂だけ' },
  times: 'editedAt',
};

/** That a note still holds. */
export const MEMORY_CONFIRMATION_SHAPE: DocumentShape = {
  schema: object({}).noUnknown().strict(),
  good: {},
  times: 'confirmedAt',
};

/** That all of it is over; the rest is the functions'. */
export const CLEARED_CAUTIONS_SHAPE: DocumentShape = {
  schema: object({}).noUnknown().strict(),
  good: {},
  times: 'clearedAt',
};

export const PLAN_CALENDAR_SHAPE: DocumentShape = {
  schema: planCalendarLinkSchema,
  good: { tokenHash: 'a1'.repeat(32) },
  times: 'updatedAt',
  samples: {
    tokenHash: [
      'a'.repeat(63),
      'a'.repeat(65),
      'A'.repeat(64),
      'g'.repeat(64),
      `${'a'.repeat(64)}\n`,
    ],
  },
};

export const QUICK_RESPONSE_SHAPE: DocumentShape = {
  schema: quickResponseDocumentSchema,
  good: QUICK_RESPONSE,
  times: 'both',
  samples: {
    status: ['draft', 'archived', 'inactive', 'deleted', 'Published'],
    lastUsedAt: [new Date('1970-01-01T00:00:00Z'), '2026-11-21T00:00:00Z'],
  },
};

const OWNER_FIELDS: Fields = {
  title: '朝の十キロ',
  note: '脚が軽い',
  effort: 4,
  isHidden: false,
  isDuplicateShown: true,
};

export const OWNER_WORDS_SHAPE: DocumentShape = {
  schema: activityOwnerDocumentSchema,
  good: OWNER_FIELDS,
  times: 'none',
};

export const COACH_WORDS_SHAPE: DocumentShape = {
  schema: coachProfileDocumentSchema,
  good: COACH_PROFILE,
  times: 'none',
};

/** An application as it is made. */
export const COACH_APPLICATION_SHAPE: DocumentShape = {
  schema: coachApplicationDocumentSchema,
  good: { ...COACH_PROFILE, state: 'open' },
  times: 'both',
  samples: { state: ['appointed', 'Open', 'declined'] },
};

/** A change of an application. */
export const COACH_WORDS_CHANGE_SHAPE: DocumentShape = { ...COACH_WORDS_SHAPE, times: 'both' };

export const PHOTO_SHAPE: DocumentShape = {
  schema: profilePhotoDocumentSchema,
  good: PHOTO,
  times: 'updatedAt',
  samples: {
    bytes: [new Uint8Array(), new Uint8Array(1), LARGEST_PHOTO, TOO_LARGE_PHOTO],
    contentType: ['image/jpeg', 'image/svg+xml', 'image/PNG', 'image/jpg', 'text/html'],
  },
};

export const TITLE_SHAPE: DocumentShape = {
  schema: topicTitleDocumentSchema,
  good: { title: '別府への道' },
  times: 'none',
};

/** A message of one author, as it is written. */
export function messageShape(authorUid: string): DocumentShape {
  return {
    schema: participantMessageDocumentSchema,
    good: messageBy(authorUid),
    times: 'createdAt',
    isAlsoRequired: (fields) => fields['authorUid'] === authorUid,
    samples: {
      kind: ['reply', 'Participant'],
      authorUid: ['other', `${authorUid} `],
      text: ['🏃'.repeat(2000), '🏃'.repeat(2001), 'x'.repeat(20_000), '<b>x</b>', '\u202eabc'],
      writtenAt: [new Date('1970-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z')],
      quotedMessageId: [
        'opening',
        `${'a'.repeat(122)}-reply`,
        'a'.repeat(129),
        'a/b',
        '..',
        'あ',
        'a\n',
        '__a__',
        '____',
        '__a',
      ],
      embeddedActivityId: [
        'strava-1',
        'a'.repeat(128),
        'a'.repeat(129),
        'a/b',
        '..',
        'あ',
        'a\n',
        '__a__',
        'a__',
      ],
    },
  };
}

/** New words of a message, and what takes them away. */
export const MESSAGE_EDIT_SHAPE: DocumentShape = {
  schema: messageEditDocumentSchema,
  good: { text: '次はゆっくり走ります。' },
  times: 'editedAt',
  samples: { text: ['🏃'.repeat(2000), '🏃'.repeat(2001), '\u202eabc'] },
};

export const MESSAGE_DELETION_SHAPE: DocumentShape = {
  schema: messageDeletionDocumentSchema,
  good: { text: '' },
  times: 'deletedAt',
};

const FEEDBACK_CHOICE: Fields = {
  rating: 'dislike',
  reasons: ['accuracy', 'speed'],
  text: '最後のペースが違います。',
};

const FEEDBACK_SAMPLES: NonNullable<DocumentShape['samples']> = {
  rating: ['like', 'love', 'Like'],
  reasons: [[], [...FEEDBACK_REASONS], [...FEEDBACK_REASONS, 'speed'], ['beauty'], [5], [null]],
};

export const STOP_REQUEST_SHAPE: DocumentShape = {
  schema: stopRequestDocumentSchema,
  good: { isStopRequested: true },
  times: 'none',
};

/** Marks of an entry whose newest message came at this time. */
export function inboxMarksShape(lastMessageAt: Date): DocumentShape {
  return {
    schema: inboxMarksDocumentSchema,
    good: { readAt: lastMessageAt, unreadCount: 0, isMuted: true, isArchived: true },
    times: 'none',
    samples: { readAt: [new Date(lastMessageAt.getTime() + 1), new Date(0)] },
    isAlsoRequired: ({ readAt }) =>
      readAt instanceof Date && readAt.getTime() === lastMessageAt.getTime(),
  };
}

/** A mark that leaves the number of unread messages as it is. */
export function readWithoutCountShape(lastMessageAt: Date): DocumentShape {
  return {
    schema: inboxMarksDocumentSchema.pick(['readAt']),
    good: { readAt: lastMessageAt },
    times: 'none',
  };
}

/** Feedback on one message of the AI, as it is given. */
export function messageFeedbackShape(
  uid: string,
  { topicId, messageId }: { topicId: string; messageId: string },
): DocumentShape {
  return {
    schema: messageFeedbackDocumentSchema,
    good: { ...FEEDBACK_CHOICE, uid, topicId, messageId, answeredBy: 'embedded' },
    times: 'both',
    isAlsoRequired: (fields) =>
      fields['uid'] === uid && fields['topicId'] === topicId && fields['messageId'] === messageId,
    samples: { ...FEEDBACK_SAMPLES, answeredBy: ['gpt-4o', 'nobody'] },
  };
}

/** The same as it is changed. */
export const FEEDBACK_CHANGE_SHAPE: DocumentShape = {
  schema: feedbackChoiceDocumentSchema,
  good: FEEDBACK_CHOICE,
  times: 'both',
  samples: FEEDBACK_SAMPLES,
};

/** A note on the product under one number. */
export function productFeedbackShape(uid: string, number: number): DocumentShape {
  return {
    schema: productFeedbackDocumentSchema,
    good: { uid, number, text: 'グラフが見やすいです。' },
    times: 'both',
    isAlsoRequired: (fields) => fields['uid'] === uid && fields['number'] === number,
  };
}

export const RUNNERS_CHOICE_SHAPE: DocumentShape = {
  schema: coachLinkDocumentSchema,
  good: { state: 'active', sharesActivities: false },
  times: 'updatedAt',
  samples: { state: ['ended', 'paused', 'Active'] },
};

/** The end of a link; written by the runner. */
export const END_LINK_SHAPE: DocumentShape = {
  schema: coachLinkDocumentSchema,
  good: { state: 'ended', sharesActivities: false },
  times: 'updatedAt',
};

/** Alone, of a link that shares. The state is written with it, or the link would still share. */
export const STOP_SHARING_SHAPE: DocumentShape = {
  schema: coachLinkDocumentSchema.pick(['sharesActivities']),
  good: { sharesActivities: false },
  times: 'updatedAt',
};
