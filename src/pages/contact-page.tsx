import { ContactForm } from '../features/contact/contact-form.tsx';

/** The page on which anybody writes to the operator of the service. */
export default function ContactPage() {
  return <ContactForm />;
}
