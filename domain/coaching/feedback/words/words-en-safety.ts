import type { SafetyWords } from '../word-book.ts';

const WAITS = 'Training can wait. Tell me when a doctor has cleared you.';

export const SAFETY_EN: SafetyWords = {
  'self-harm': [
    'Please talk to someone now.',
    'Call your local emergency number or a crisis line, or go to a person you trust.',
    'What you wrote matters more than any run, and you don’t have to carry it alone.',
  ],
  cardiac: [
    'Stop exercising. Call emergency services if you have symptoms now or they come back.',
    'Pain or pressure in your chest, arm or jaw needs a doctor before you run again.',
    WAITS,
  ],
  overdose: [
    'Call emergency services or a poison centre now, even if you feel fine. Symptoms can come later.',
    'Say what you took, how much and when. Don’t stay alone, and don’t run.',
    'If you took it because everything is too much, please tell them that, too. They’ll help you.',
    WAITS,
  ],
  'allergic-reaction': [
    'Call emergency services now, and use your adrenaline pen if you have one.',
    'Swelling of the lips, tongue or throat, or hives with trouble breathing, can get worse within minutes. Have someone stay with you.',
    'Lie down, or sit up if breathing is hard.',
    WAITS,
  ],
  'heat-stroke': [
    'Get emergency help now, and cool down at once.',
    'While you wait, use shade, cold water, wet cloths and ice. Have someone stay with you.',
    'Don’t try to sleep it off if you were confused or collapsed in the heat.',
    WAITS,
  ],
  hyponatremia: [
    'Get emergency help now, and say how much you drank.',
    'Headache, vomiting, swelling or confusion after drinking a lot needs treatment in hospital. Don’t stay alone.',
    WAITS,
  ],
  hypoglycemia: [
    'Stop now, and take fast-acting sugar at once: glucose, juice or a sweet drink.',
    'Don’t run, walk or drive home alone. Measure again soon after, and take more if you’re still low.',
    'If you’re confused, can’t swallow or don’t get better, call emergency services. Have someone stay with you.',
    WAITS,
  ],
  ketoacidosis: [
    'This needs a doctor today. Call emergency services if there’s vomiting, deep fast breathing or drowsiness.',
    'Great thirst, passing a lot of urine, weight loss and breath that smells fruity can come from a lack of insulin.',
    'No running until a doctor has measured blood sugar and ketones.',
    WAITS,
  ],
  neurological: [
    'Call emergency services now.',
    'Sudden numbness, weakness or trouble speaking or seeing needs a doctor at once, even if it passes.',
    WAITS,
  ],
  'head-injury': [
    'Have a doctor look at your head today.',
    'If you feel drowsy, confused or sick, or have a bad headache, call emergency services. Have someone stay with you.',
    WAITS,
  ],
  syncope: [
    'Stop training, and get emergency help if you feel faint again.',
    'If you faint or nearly faint during exercise, a doctor has to check you before your next run.',
    WAITS,
  ],
  'warning-sign': [
    'Stop running. Call emergency services if you feel it now or if it comes back.',
    'Don’t stay alone. Have a doctor look at it before your next run, even if it has passed.',
    'If it’s about harming yourself, or someone is harming you, please tell a person you trust or a crisis line now.',
    WAITS,
  ],
  'pregnancy-warning': [
    'Stop, and call your midwife or maternity unit today.',
    'In pregnancy, signs like these are for a midwife or doctor. If they’re strong, call emergency services.',
    WAITS,
  ],
  dvt: [
    'Stop running, and see a doctor today.',
    'A swollen or warm calf on one side has to be checked. If you’re breathless or your chest hurts, call emergency services.',
    WAITS,
  ],
  palpitations: [
    'Stop running until a doctor has checked your heart.',
    'A coach can’t judge an irregular or racing heart. If you faint or your chest hurts, call emergency services.',
    WAITS,
  ],
  breathlessness: [
    'Stop running until a doctor has looked into this.',
    'If you’re breathless at an effort that’s normally easy, there’s a reason. If it happens at rest or your chest hurts, call emergency services.',
    WAITS,
  ],
  dizziness: [
    'Stop running for now, and ask a doctor before your next run.',
    'Dizziness during exercise can have many causes. If you faint or your chest hurts, call emergency services.',
    WAITS,
  ],
  rhabdomyolysis: [
    'See a doctor today, and don’t run.',
    'Dark or bloody urine after exercise has to be tested soon.',
    WAITS,
  ],
  bleeding: [
    'Don’t run, and have a doctor look at it today.',
    'Blood that you cough up or vomit, or blood in your stool or urine, has to be checked. If it’s a lot, or you feel weak or dizzy, call emergency services.',
    WAITS,
  ],
  reds: [
    'Please see a doctor before you train any more.',
    'Signs like yours mean your body needs care, and they can be treated. Until then, rest and eating enough come first.',
    'Tell me what the doctor says, and we’ll go on from there.',
  ],
  'bone-stress-injury-high-risk': [
    'Stop running and all jumping now, and see a doctor soon.',
    'Deep hip or groin pain that gets worse when you run has to be examined first. Waiting can make it worse.',
    WAITS,
  ],
  'bone-stress-injury': [
    'Stop running, and have a doctor examine it.',
    'Don’t run through pain in a bone, pain at rest or pain when you hop.',
    WAITS,
  ],
  'eating-disorder': [
    'Please talk to a doctor or someone you trust about your eating.',
    'That comes before training, and help works.',
    'I’ll leave the numbers aside here; tell me how you are.',
  ],
  'acute-illness': [
    'Don’t run with a fever or chest symptoms.',
    'Rest, and see a doctor if it doesn’t get better.',
    'When you’re well again, we’ll start gently.',
  ],
  'pregnancy-general': [
    'Please ask your doctor or midwife whether it’s fine for you to run.',
    'Until then, go by whether you can talk: as long as you can, the effort is right, whatever your watch says.',
    'Tell me what they say, and we’ll go on from there.',
  ],
};
