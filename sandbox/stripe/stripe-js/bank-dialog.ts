/**
 * Shows a bank's page over the application, as Stripe.js does where nobody is led away.
 *
 * @param isAnswered asked each time the bank's page has loaded anew
 */
export async function askBank(address: string, isAnswered: () => Promise<boolean>): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Your bank');
  dialog.style.cssText =
    'width: min(92vw, 480px); height: min(80vh, 480px); padding: 0; border: 0;';
  const frame = document.createElement('iframe');
  frame.title = 'Your bank';
  frame.name = 'bank';
  frame.style.cssText = 'width: 100%; height: 100%; border: 0; background: white;';
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
  });
  dialog.append(frame);
  try {
    await new Promise<void>((resolve, reject) => {
      frame.addEventListener('load', () => {
        isAnswered().then((is) => {
          if (is) resolve();
        }, reject);
      });
      frame.src = address;
      document.body.append(dialog);
      dialog.showModal();
    });
  } finally {
    dialog.remove();
  }
}
