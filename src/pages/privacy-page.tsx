import { LegalText } from '../features/legal/legal-text.tsx';

/** What is kept of a person, and why. */
export default function PrivacyPage() {
  return <LegalText text="privacy" />;
}
