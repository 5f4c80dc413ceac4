import { ContactForm } from '../features/contact/contact-form.tsx';

/** Where anybody writes to whoever runs the service. */
export default function ContactPage() {
  return <ContactForm />;
}
