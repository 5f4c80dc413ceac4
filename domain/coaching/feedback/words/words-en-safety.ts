import type { SafetyWords } from '../word-book.ts';

const WAITS = 'Training can wait; tell me when a doctor has cleared you.';

export const SAFETY_EN: SafetyWords = {
  'self-harm': [
    'Please talk to someone now.',
    'Call your local emergency number or a crisis line, or go to a person you trust.',
    'What you wrote matters more than any run, and you need not carry it alone.',
  ],
  cardiac: [
    'Stop exercising, and call the emergency number if it is there now or comes back.',
    'Pain or pressure in chest, arm or jaw needs a doctor before any more running.',
    WAITS,
  ],
  'heat-stroke': [
    'Get emergency help now, and cool down at once.',
    'Shade, cold water, wet cloths and ice help while you wait, and someone should stay with you.',
    'Confusion or collapse in the heat must not be slept off.',
    WAITS,
  ],
  hyponatremia: [
    'Get emergency help now, and say how much you drank.',
    'Headache, vomiting, swelling or confusion after much drinking must be treated by doctors; do not stay alone.',
    WAITS,
  ],
  neurological: [
    'Call the emergency number now.',
    'Sudden numbness, weakness or trouble with speech or sight must be seen at once, even if it passes.',
    WAITS,
  ],
  'head-injury': [
    'Have your head looked at by a doctor today.',
    'Drowsiness, confusion, vomiting or a strong headache means the emergency number, and someone should stay with you.',
    WAITS,
  ],
  syncope: [
    'Stop training, and get emergency help if you feel faint again.',
    'Fainting or nearly fainting with exercise must be checked by a doctor before the next run.',
    WAITS,
  ],
  'pregnancy-warning': [
    'Stop, and call your maternity care today.',
    'Signs like these in pregnancy are for a midwife or doctor; if they are strong, call the emergency number.',
    WAITS,
  ],
  dvt: [
    'Stop running, and be seen by a doctor today.',
    'A swollen or warm calf on one side must be checked; with breathlessness or chest pain call the emergency number.',
    WAITS,
  ],
  palpitations: [
    'Stop running until a doctor has checked your heart.',
    'An irregular or racing heart is not for a coach to judge; with fainting or chest pain call the emergency number.',
    WAITS,
  ],
  breathlessness: [
    'Stop running until a doctor has looked into this.',
    'Breathlessness at an effort that is normally easy needs a cause; at rest or with chest pain call the emergency number.',
    WAITS,
  ],
  dizziness: [
    'Pause running, and ask a doctor before the next run.',
    'Dizziness with exercise can have many causes; if you faint or your chest hurts, call the emergency number.',
    WAITS,
  ],
  rhabdomyolysis: [
    'See a doctor today, and do not run.',
    'Dark or bloody urine after effort must be tested soon.',
    WAITS,
  ],
  reds: [
    'Please see a doctor before training goes on.',
    'Signs like yours are the body asking for care, and they can be helped; until then rest and enough to eat come first.',
    'Tell me what the doctor says, and we go on from there.',
  ],
  'bone-stress-injury-high-risk': [
    'Stop running and all jumping now, and see a doctor soon.',
    'Deep hip or groin pain that grows with running must be examined first, since waiting can make it worse.',
    WAITS,
  ],
  'bone-stress-injury': [
    'Stop running, and have it examined by a doctor.',
    'Pain in a bone, at rest or when hopping is not to be run through.',
    WAITS,
  ],
  'eating-disorder': [
    'Please talk about eating with a doctor or someone you trust.',
    'That comes before training, and help works.',
    'I’ll leave the numbers aside here; tell me how you are.',
  ],
  'acute-illness': [
    'Don’t run with a fever or chest symptoms.',
    'Rest, and see a doctor if it does not pass.',
    'When you are well again we begin gently.',
  ],
  'pregnancy-general': [
    'Please ask your doctor or midwife whether running is fine for you.',
    'Until then let talking be the measure: while you can talk, the effort is right, whatever the watch says.',
    'Tell me what they say, and we go on from there.',
  ],
};
