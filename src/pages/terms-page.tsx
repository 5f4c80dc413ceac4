import { LegalText } from '../features/legal/legal-text.tsx';

/** What a person agrees to. */
export default function TermsPage() {
  return <LegalText text="terms" />;
}
