import { formatYen } from '../../measures/format-yen.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { mailDay } from './mail-day.ts';
import type { MailWords } from './mail-words-shape.ts';
import { namedPlan } from './named-plan.ts';

const PLAN_NAMES = {
  any: 'the plan',
  own: 'the Tasuki plan',
  ofCoach: (plan: string, coach: string) => (coach === '' ? `“${plan}”` : `“${plan}” by ${coach}`),
};

/** English. */
export const MAIL_WORDS_EN: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject:
        (count === 1 ? 'New message' : `${count} new messages`) +
        (fromName ? ` from ${fromName}` : ' in Tasuki'),
      paragraphs: [
        count === 1
          ? 'You have a message in Tasuki that you haven’t read yet.'
          : `You have ${count} messages in Tasuki that you haven’t read yet.`,
        'For your privacy, the text isn’t included in this email.',
      ],
      action: 'Open conversation',
    }),
    'beta-approved': () => ({
      subject: 'You’re in: your Tasuki account is approved',
      paragraphs: [
        'Your account has been approved, and you can use everything in Tasuki now.',
        'Link your watch or add a recording, and your coach will comment on your run.',
      ],
      action: 'Open Tasuki',
    }),
    'coach-appointed': () => ({
      subject: 'You’re now a coach on Tasuki',
      paragraphs: [
        'Your application has been accepted, and your profile is public.',
        'On your coach pages you’ll find your runners, quick responses and plans.',
      ],
      action: 'Open coach pages',
    }),
    'group-invitation': ({ fromName }) => ({
      subject: fromName ? `${fromName} invites you to join a group` : 'You’re invited to a group',
      paragraphs: [
        `${fromName || 'Someone you train with'} invites you to join a group on Tasuki.`,
        'Before you join, you’ll see what members can see about you. The link works for a limited time.',
      ],
      action: 'See the invitation',
    }),
    'plan-waiting': ({ fromName }) => ({
      subject: fromName
        ? `${fromName} sent you a proposal for your training plan`
        : 'Your coach sent you a proposal for your training plan',
      paragraphs: [
        'Read it in Tasuki and decide whether to accept it. Until then, nothing in your plan changes.',
      ],
      action: 'Read the proposal',
    }),
    'charge-reminder': ({ about, at, amountYen, needsMethod = false, planName, coachName }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const day = mailDay(at, 'en');
      const isTrial = about === 'trialEnds';
      return {
        subject: isTrial
          ? `Your free trial of ${what} ends on ${day}`
          : `The price of ${what} changes on ${day}`,
        paragraphs: [
          isTrial
            ? `Your free trial of ${what} ends on ${day}.`
            : `The price of ${what} changes on ${day}.`,
          ...(needsMethod
            ? [
                ...(amountYen === null
                  ? []
                  : [`${formatYen(amountYen, 'en')}, tax included, is due on that day.`]),
                'There’s no payment method yet. If you want to go on, add one under My subscriptions before then.',
              ]
            : [
                amountYen === null
                  ? 'Nothing is charged on that day. My subscriptions shows what happens next.'
                  : `${formatYen(amountYen, 'en')}, tax included, is charged on that day.`,
              ]),
          'If you don’t want to go on, cancel under My subscriptions before then.',
        ],
        action: 'See my subscriptions',
      };
    },
    'payment-failed': ({ planName, coachName, amountYen, needsAuthentication }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const amount = formatYen(amountYen, 'en');
      return {
        subject: needsAuthentication
          ? `Please confirm your payment for ${what}`
          : `Your payment for ${what} failed`,
        paragraphs: [
          needsAuthentication
            ? `Your bank wants you to confirm the payment of ${amount} for ${what}.`
            : `The payment of ${amount} for ${what} failed.`,
          needsAuthentication
            ? 'To keep the plan, confirm the payment under My subscriptions, or use another card there.'
            : 'To keep the plan, use another card or pay again under My subscriptions.',
          'If you don’t want to go on, you can end the plan there. Then this amount isn’t charged.',
        ],
        action: 'See my subscriptions',
      };
    },
    'product-sold': ({ productName, runnerName, amountYen }) => ({
      subject: `You sold “${productName}”`,
      paragraphs: [
        `${runnerName || 'A runner'} bought “${productName}” for ${formatYen(amountYen, 'en')}, tax included.`,
        'You’ll find the sale under Products on your coach pages.',
      ],
      action: 'See my products',
    }),
    'payment-reversed': ({ reversal, name, purchaseId, charged = null }) => {
      const isRefunded = reversal === 'refunded';
      const what = name === '' ? 'the Tasuki plan' : `“${name}”`;
      const paid = charged
        ? ` (${formatYen(charged.amountYen, 'en')}, paid on ${mailDay(charged.at, 'en')})`
        : '';
      return {
        subject: isRefunded
          ? `Your payment for ${what} was refunded`
          : `Your bank reversed your payment for ${what}`,
        paragraphs: [
          (isRefunded
            ? `Your payment for ${what}${paid} was refunded in full, so `
            : `Your bank reversed your payment for ${what}${paid}, so `) +
            (purchaseId === null
              ? 'your subscription has ended.'
              : `you can’t use ${what} any more.`),
          'You won’t be charged for it again. All your runs and training plans are still there.',
          isRefunded
            ? 'The money goes back the way you paid. It can take a few days to show up on your statement. If you didn’t expect this refund, write to us from the contact page.'
            : 'If you didn’t ask for this, find out from your bank why it happened, then write to us from the contact page.',
        ],
        action: purchaseId === null ? 'See my subscriptions' : 'See the purchase',
      };
    },
    'coach-plan-ended': ({ planName, coachName, paidBackYen }) => {
      const what = planName === '' ? 'your coach’s plan' : `“${planName}”`;
      return {
        subject: `Your subscription to ${what} has ended`,
        paragraphs: [
          `${coachName || 'Your coach'} no longer coaches you, so your subscription to ${what} has ended. You won’t be charged for it again.`,
          paidBackYen > 0
            ? `${formatYen(paidBackYen, 'en')} for the days you couldn’t use goes back the way you paid. It can take a few days to show up on your statement.`
            : 'There’s nothing to refund.',
          'All your runs, training plans and conversations are still there.',
        ],
        action: 'See my subscriptions',
      };
    },
    'email-changed': () => ({
      subject: 'Another email address was confirmed for your Tasuki account',
      paragraphs: [
        'Someone who was signed in to your Tasuki account has confirmed another email address. The account changes to it next, and you’ll then sign in with the new address.',
        'If this was you, there’s nothing to do.',
        'If it wasn’t you, set a new password right away. That signs everyone out and cancels the change. If the address has already changed, first undo that with the link in the email about the change.',
      ],
      action: 'Set a new password',
    }),
    'sign-in-method-added': ({ method }) =>
      method === 'password'
        ? {
            subject: 'A password was added to your Tasuki account',
            paragraphs: [
              'Someone who was signed in to your Tasuki account has set a password. From now on it’s one more way to sign in.',
              'If this was you, there’s nothing to do.',
              'If it wasn’t you, set a new password right away. It replaces this one and signs everyone out. Then check the linked accounts under Account: a new password doesn’t unlink them.',
            ],
            action: 'Set a new password',
          }
        : {
            subject: `${PROVIDER_NAMES[method]} was linked to your Tasuki account`,
            paragraphs: [
              `Someone who was signed in to your Tasuki account has linked a ${PROVIDER_NAMES[method]} account. From now on it’s one more way to sign in.`,
              'If this was you, there’s nothing to do.',
              `If it wasn’t you, unlink ${PROVIDER_NAMES[method]} under Account, and then set a new password. A new password signs everyone out, but it doesn’t unlink ${PROVIDER_NAMES[method]}.`,
            ],
            action: 'Check linked accounts',
          },
    'sign-in-methods-kept': ({ methods }) => ({
      subject: 'New password set: check your linked accounts',
      paragraphs: [
        'A new password was set for your Tasuki account, and everyone who was signed in before has been signed out.',
        `You can still sign in with what was linked in the last 30 days: ${methods.map((method) => PROVIDER_NAMES[method]).join(', ')}.`,
        'If you don’t recognise one of them, unlink it under Account. A new password doesn’t unlink it.',
      ],
      action: 'Check linked accounts',
    }),
  },
  kindNames: {
    'unread-messages': 'Unread messages',
    'beta-approved': 'Approval of your account',
    'coach-appointed': 'Your work as a coach',
    'group-invitation': 'Invitations to groups',
    'plan-waiting': 'Proposals for your training plan',
    'payment-failed': 'Failed payments',
    'product-sold': 'Sales of your products',
  },
  unsubscribe: 'Unsubscribe from these emails',
  alwaysSent:
    'This email is about what you pay, so you get it even if you’ve turned other emails off.',
  alwaysSentForSafety:
    'This email is about the safety of your account, so you get it even if you’ve turned other emails off.',
  settings: 'Choose which emails you get',
  page: {
    title: 'Emails from Tasuki',
    question: (kindName) => `Stop emails about “${kindName}”?`,
    confirm: 'Stop these emails',
    done: (kindName) =>
      `You won’t get emails about “${kindName}” any more. You can turn them on again in your account.`,
    invalid: 'This link no longer works. You can turn emails off in your account.',
  },
};
